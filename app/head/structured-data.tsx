type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/**
 * Facts for machines as JSON-LD. Only what the page also shows to people belongs in it. They stand in the built page, and
 * hydration leaves them: what is dear to put together may be left to the build.
 */
export function StructuredData({
  data,
}: {
  data: ({ "@type": string } & { [key: string]: Json | undefined }) | undefined;
}) {
  const json = data
    ? JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")
    : "";
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
