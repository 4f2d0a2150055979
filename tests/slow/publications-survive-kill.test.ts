import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { text as bodyOf } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { type AppProcess, pickFreePort, startApp } from "../support/app-process";
import { HttpClient } from "../support/http-client";
import { until } from "../support/until";

const ROUNDS = 12;
const PAGES = 40;
/** About how long a publication of this many pages takes. */
const PUBLICATION_MS = 300;
const ADMIN_PASSWORD = "the-admin-of-the-rounds";
const SLUG = "killed-site";
const PICTURES = ["piece-bowl", "kiln"].map((name) => `/templates/pottery-studio/${name}.svg`);

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-kill-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The pages of an edition. Each contains the number of the edition, and the last page exists only in this edition. */
function edition(number: number) {
  const paths = ["", ...Array.from({ length: PAGES - 2 }, (_, index) => `page-${index}`), `edition-${number}`];
  const picture = {
    type: "image",
    tagName: "img",
    attributes: { src: PICTURES[number % PICTURES.length], alt: "A pot" },
  };
  const words = { tagName: "p", type: "text", content: `Edition ${number}.` };
  const component = { type: "wrapper", components: [words, picture] };
  const texts = { title: "A page", description: "About." };
  const pages = paths.map((slug) => ({
    id: slug || "home",
    name: slug || "Home",
    slug,
    ...texts,
    frames: [{ component }],
  }));
  return { paths, document: { pages, styles: [] } };
}

/** Requests a path of the site, as a visitor's browser does. */
async function requestPath({ origin }: AppProcess, path: string) {
  const { port } = new URL(origin);
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = { host: `${SLUG}.sites.localhost:${port}` };
    http.get({ host: "127.0.0.1", port, path, headers, agent: false }, resolve).once("error", reject);
  });
  return { status: response.statusCode, text: await bodyOf(response) };
}

/**
 * `saved`: the number of the last saved edition. `acknowledged`: that of the last edition whose publication succeeded.
 */
type Progress = { version: number; saved: number; acknowledged: number };

/** Publishes one edition after the other until the server is killed. */
async function publishUntilKilled(client: HttpClient, ids: { project: number; site: number }, progress: Progress) {
  try {
    for (;;) {
      const number = progress.saved + 1;
      const document = `/api/v1/projects/${ids.project}/document`;
      progress.version = Number((await client.send("GET", document)).json.version);
      await client.send("PUT", document, { document: edition(number).document, version: progress.version });
      progress.saved = number;
      const { status } = await client.send("POST", `/api/v1/sites/${ids.site}/publication`, {});
      if (status === 201) progress.acknowledged = number;
      else if (status !== 429) throw new Error(`Edition ${number} was not published: ${status}`);
      else await delay(1_000); // a user may publish thirty times a minute
    }
  } catch (error) {
    if ((error as Error).name !== "TypeError") throw error; // `fetch` throws a TypeError when the server is killed
  }
}

/** The number of the edition that visitors see. Fails if they see parts of different editions. */
async function findVisibleEdition(app: AppProcess): Promise<number> {
  const home = await requestPath(app, "/");
  const number = Number(/Edition (\d+)\./.exec(home.text)?.[1]);
  const { paths } = edition(number);
  const pages = await Promise.all(paths.map((path) => requestPath(app, `/${path}`)));
  expect(pages.filter(({ status, text }) => status !== 200 || !text.includes(`Edition ${number}.`))).toEqual([]);
  for (const other of [number - 1, number + 1]) expect((await requestPath(app, `/edition-${other}`)).status).toBe(404);
  const files = new Set(pages.flatMap(({ text }) => text.match(/\/_files\/[\w.]+/g) ?? []));
  expect(files.size).toBe(1);
  for (const file of files) expect((await requestPath(app, file)).text).toContain("<svg");
  return number;
}

test(`${ROUNDS} rounds of kill -9 while a site is published: visitors see the pages of a single edition, which is not older than the last acknowledged one`, async () => {
  const env = { ADMIN_PASSWORD };
  const port = await pickFreePort();
  let app = await startApp({ dataDir, port, env });
  const client = new HttpClient(app.origin);
  await client.logIn("admin@example.com", ADMIN_PASSWORD);
  const { json: created } = await client.send("POST", "/api/v1/projects", { name: "Editions" });
  const project = (created.project as { id: number }).id;
  const { json } = await client.send("POST", "/api/v1/sites", { name: "Site", slug: SLUG, project_id: project });
  const ids = { project, site: (json.site as { id: number }).id };

  const progress: Progress = { version: 1, saved: 0, acknowledged: 0 };
  let interruptions = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const goal = progress.acknowledged + 1;
    const publishing = publishUntilKilled(client, ids, progress);
    await until(() => progress.acknowledged >= goal, { what: "the first edition of this round", timeoutMs: 70_000 });
    await delay(Math.random() * PUBLICATION_MS); // the time of the kill, not a wait for a condition
    await app.kill();
    await publishing;

    app = await startApp({ dataDir, port, env });
    const visibleNumber = await findVisibleEdition(app);
    if (progress.saved > progress.acknowledged) interruptions += 1;
    expect([progress.acknowledged, progress.saved]).toContain(visibleNumber);
  }
  await app.stop();
  console.log(`${progress.acknowledged} acknowledged editions, ${interruptions} kills during a publication`);
  expect(interruptions).toBeGreaterThan(0);
}, 900_000);
