/** Structured data for search engines. Browsers do not run it. */
export function JsonLd({ graph }: { graph: object }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, which cannot close its element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
