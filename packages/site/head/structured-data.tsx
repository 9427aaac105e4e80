type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

type Props = { data: { "@type": string } & { [key: string]: Json | undefined } };

/** Facts for machines as JSON-LD, in a static section. Only what the page also shows to people belongs in them. */
export function StructuredData({ data }: Props) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
