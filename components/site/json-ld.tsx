/** Structured data for search engines. Browsers do not run it. */
export function JsonLd({ graph }: { graph: object }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, which cannot close the script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
