import { loadTest, loadTestPage, measureInTurn } from "./load.mjs";
import { limitRow, ratioRow } from "./table.mjs";

const LARGE_SITE_PAGES = 200;
const PUBLISH_ROUNDS = 3;

/**
 * Publishes two sites: one made from a template, and one of 200 pages. Adds a row that compares a page of the first
 * site with bare Next's static page, a row about how long the second site takes to publish, and a row about the
 * homepage's latency meanwhile.
 */
export async function measureSites(rows, { plinth, bareNext, member, bareNextUnloaded }) {
  const smallSite = await createSite(member, "bench-small", await fetchTemplateDocument(member));
  await publish(member, smallSite.id);
  const host = `bench-small.sites.localhost:${new URL(plinth).port}`;
  const [publishedPage, bareNextPage] = await measureInTurn([
    () => loadTestPage(`${plinth}/`, { headers: { Host: host } }),
    () => loadTestPage(`${bareNext}/`),
  ]);
  rows.push(
    ratioRow("a published page, against bare Next's static page", publishedPage.perSecond, bareNextPage.perSecond, {
      least: 10,
    }),
  );
  await measurePublications(rows, { plinth, member, bareNextUnloaded });
}

async function measurePublications(rows, { plinth, member, bareNextUnloaded }) {
  const { pages, ...document } = await fetchTemplateDocument(member);
  const manyPages = Array.from({ length: LARGE_SITE_PAGES }, (_, n) => ({
    ...pages[n % pages.length],
    ...(n >= pages.length && { id: `page-${n}`, slug: `page-${n}`, title: `Page ${n}` }),
  }));
  const largeSite = await createSite(member, "bench-large", { ...document, pages: manyPages });
  const times = [];
  const publishAll = async () => {
    for (let round = 0; round < PUBLISH_ROUNDS; round++) times.push(await publish(member, largeSite.id));
  };
  await publishAll();
  const [home] = await Promise.all([loadTest(`${plinth}/`), publishAll()]);
  const median = times // only the first rounds, in which nothing else was measured
    .slice(0, PUBLISH_ROUNDS)
    .toSorted((a, b) => a - b)[1];
  rows.push(
    limitRow(`publishing ${LARGE_SITE_PAGES} pages`, median, { most: 10_000, unit: "ms" }),
    ratioRow(
      "homepage's median latency while pages are published, against bare Next's without other load",
      home.medianMs,
      bareNextUnloaded.medianMs,
      { most: 1, unit: "ms", digits: 1 },
    ),
  );
}

/**
 * Returns the document of a template. Deletes the project that it creates for this, because members may have only a few
 * projects.
 */
async function fetchTemplateDocument(member) {
  const { project } = await member.call("POST", "projects", { name: "Bench", template: "pottery-studio" });
  const { document } = await member.call("GET", `projects/${project.id}/document`);
  await member.call("DELETE", `projects/${project.id}`);
  return document;
}

async function createSite(member, slug, document) {
  const { project } = await member.call("POST", "projects", { name: slug });
  await member.call("PUT", `projects/${project.id}/document`, { document, version: 1 });
  return (await member.call("POST", "sites", { name: slug, slug, project_id: project.id })).site;
}

/** Publishes a site. Returns how long that took in ms. */
async function publish(member, siteId) {
  const startedAtMs = performance.now();
  await member.call("POST", `sites/${siteId}/publication`, {});
  return performance.now() - startedAtMs;
}
