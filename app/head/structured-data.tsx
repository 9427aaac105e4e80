type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** Facts for machines as JSON-LD. Only what the page also shows to people belongs in it. */
export function StructuredData({
  data,
}: {
  data: { "@type": string } & { [key: string]: Json | undefined };
}) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
