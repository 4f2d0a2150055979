import http from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { PUT as SAVE } from "@/app/api/v1/projects/[projectId]/document/route";
import { POST as PUBLISH } from "@/app/api/v1/sites/[siteId]/publication/route";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { createFront } from "@/lib/front/front";
import { startSiteHost } from "@/lib/site-host/start";
import type { DocumentComponent, DocumentPage, DocumentRule } from "@/lib/site-pages/document";
import { templateDocument } from "@/lib/templates/template-document";
import { findTemplate } from "@/lib/templates/templates";
import { call } from "./api";
import { createSite, createUser } from "./factories";

type Person = { id: number };
export type TestSite = { id: number; slug: string; projectId: number | null };

/** Returns a page with these components. Its title and description are set, so that no check finds a problem. */
export const page = (
  path: string,
  components: DocumentComponent[] = [],
  changes: Partial<DocumentPage> = {},
): DocumentPage => ({
  id: path || "home",
  name: path || "Home",
  slug: path,
  title: `Title of ${path || "home"}`,
  description: "About this page.",
  frames: [{ component: { type: "wrapper", components } }],
  ...changes,
});

// Components of a page.

export const text = (content: string): DocumentComponent => ({
  tagName: "p",
  type: "text",
  components: [{ type: "textnode", content }],
});
export const link = (href: string): DocumentComponent => ({
  tagName: "a",
  type: "link",
  attributes: { href },
  components: [{ type: "textnode", content: href }],
});
export const image = (src: string, attributes: Record<string, string> = {}): DocumentComponent => ({
  tagName: "img",
  type: "image",
  attributes: { src, alt: "A picture", ...attributes },
});

/** Saves a new document of the site's project through the API. */
export async function saveDocument(
  as: Person,
  { projectId }: Pick<TestSite, "projectId">,
  pages: DocumentPage[],
  styles: DocumentRule[] = [],
): Promise<void> {
  const { version } = await db.projectDocument.findUniqueOrThrow({ where: { projectId: projectId ?? 0 } });
  const body = { document: { pages, styles }, version };
  const { status } = await call(SAVE, { as, params: { projectId: projectId ?? 0 }, body });
  if (status !== 200) throw new Error(`The document was not saved: ${status}`);
}

/**
 * Stores a new document of the site's project without the checks of the API, which refuses files that the caller may
 * not view.
 */
export const storeUncheckedDocument = (
  { projectId }: Pick<TestSite, "projectId">,
  pages: DocumentPage[],
  styles: DocumentRule[] = [],
): Promise<unknown> =>
  db.projectDocument.update({
    where: { projectId: projectId ?? 0 },
    data: { document: JSON.stringify({ pages, styles }), version: { increment: 1 } },
  });

/** Publishes a site through the API. */
export const publish = (as: Person, { id: siteId }: Pick<TestSite, "id">, body: Record<string, unknown> = {}) =>
  call(PUBLISH, { as, params: { siteId }, body });

/** Creates a published site of a new user, with these pages. */
export async function createPublishedSite(pages: DocumentPage[], styles: DocumentRule[] = []) {
  const as = await createUser();
  const site = await createSite({ owner: as, recipient: as.email });
  await saveDocument(as, site, pages, styles);
  const { status, json } = await publish(as, site);
  if (status !== 201) throw new Error(`The site was not published: ${JSON.stringify(json)}`);
  return { as, site };
}

/** Returns the pages and styles of a template. */
export async function loadTemplateDesign(id: string) {
  const template = await findTemplate(id);
  if (!template) throw new Error(`There is no template ${id}.`);
  const { pages, styles } = templateDocument(template);
  return { pages: pages as DocumentPage[], styles: styles as DocumentRule[] };
}

let server: Promise<http.Server> | undefined;
let stop: (() => void) | undefined;

afterAll(async () => {
  stop?.();
  const runningServer = await server;
  runningServer?.closeAllConnections();
  runningServer?.close();
});

/** Starts a server that serves published sites, as our server does. */
async function startServer(): Promise<http.Server> {
  stop = startSiteHost();
  const environment = { ...env(), TRUSTED_PROXIES: [] };
  const nextHandler = (_: unknown, response: http.ServerResponse) => void response.writeHead(599).end();
  const siteServer = http.createServer(createFront({ environment, nextHandler }));
  await new Promise<void>((resolve) => siteServer.listen(0, "127.0.0.1", resolve));
  return siteServer;
}

type VisitOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's address, such as "127.0.0.2". */
  address?: string;
};

/** The host of a site, below SITES_HOST. */
export const hostOf = ({ slug }: Pick<TestSite, "slug">) => `${slug}.${env().SITES_HOST}`;

/** Requests a path of a host over HTTP, as a visitor's browser does. */
export async function visit(
  host: string,
  path: string,
  { method = "GET", headers = {}, body, address = "127.0.0.1" }: VisitOptions = {},
) {
  server ??= startServer();
  const { port } = (await server).address() as AddressInfo;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { port, path, method, headers: { host, ...headers }, localAddress: address, agent: false };
    const request = http.request({ host: "127.0.0.1", ...options }, resolve);
    request.once("error", reject);
    request.end(body);
  });
  const bytes = await buffer(response);
  return { status: response.statusCode, headers: response.headers, bytes, text: bytes.toString() };
}
