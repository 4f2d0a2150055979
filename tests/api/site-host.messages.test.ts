import { createPublishedSite, hostOf, page, publish, saveDocument, text, visit } from "../support/sites";
import { withDataFolder } from "../support/uploads";

withDataFolder();

const HEADER = { tagName: "header", components: [text("The header")] };
const FOOTER = { tagName: "footer", components: [text("The footer")] };
const formTo = (nextPageId?: string) => ({
  tagName: "form",
  attributes: { id: "contact", ...(nextPageId && { "data-next-page": nextPageId }) },
  components: [{ tagName: "input", attributes: { name: "email", type: "email", required: "" } }],
});
const around = (...content: object[]) => [HEADER, { tagName: "main", components: content }, FOOTER];

const send = (host: string, email: string) =>
  visit(host, "/_form/contact", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `email=${encodeURIComponent(email)}`,
  });

const inOrder = (html: string, ...parts: string[]) => {
  const places = parts.map((part) => html.indexOf(part));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
};

test("what a site says about an unknown address stands between its header and its footer, with its styles", async () => {
  const accent = { selectorsAdd: ":root", style: { "--color-accent": "#1d3fae" } };
  const { site } = await createPublishedSite([page("", around(text("Welcome")))], [accent]);

  const { status, text: html } = await visit(hostOf(site), "/nothing");

  expect(status).toBe(404);
  expect(inOrder(html, "<title>Page not found</title>", "The header", "<h1>Page not found</h1>", "The footer")).toBe(
    true,
  );
  expect(html).not.toContain("Welcome");
  expect(html).toContain("--color-accent:#1d3fae");
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test("a link that skips the menu stands before the header, and leads to the message", async () => {
  const skip = { tagName: "a", type: "link", attributes: { href: "#main" }, components: [text("Skip")] };
  const main = { tagName: "main", attributes: { id: "main" }, components: [text("Welcome")] };
  const { site } = await createPublishedSite([page("", [skip, HEADER, main, text("Late"), FOOTER])]);

  const { text: html } = await visit(hostOf(site), "/nothing");

  expect(inOrder(html, 'href="#main"', "The header", 'id="main"', "<h1>Page not found</h1>", "The footer")).toBe(true);
  expect(html).not.toMatch(/Welcome|Late/);
});

test("a page that has only a footer shows the message above it", async () => {
  const { site } = await createPublishedSite([page("", [text("Welcome"), FOOTER])]);

  const { text: html } = await visit(hostOf(site), "/nothing");

  expect(inOrder(html, "<h1>Page not found</h1>", "The footer")).toBe(true);
});

test("a box around the whole page is kept around the message", async () => {
  const root = { tagName: "div", attributes: { id: "site" }, components: around(text("Welcome")) };
  const { site } = await createPublishedSite([page("", [root])]);

  const { text: html } = await visit(hostOf(site), "/nothing");

  expect(inOrder(html, 'id="site"', "The header", "<h1>Page not found</h1>", "The footer")).toBe(true);
});

test("the page for unknown addresses has no custom code of the header, and marks no link as the current page", async () => {
  const header = {
    tagName: "header",
    components: [
      { type: "custom-code", content: "<script>count()</script>" },
      {
        tagName: "a",
        attributes: { href: "/", "aria-current": "page" },
        components: [{ type: "textnode", content: "Home" }],
      },
    ],
  };
  const { site } = await createPublishedSite([page("", [header])]);

  const { text: html, headers } = await visit(hostOf(site), "/nothing");

  expect(html).not.toContain("count()");
  expect(html).not.toContain("aria-current");
  expect(html).toContain('<a href="/">Home</a>');
  expect(String(headers["content-security-policy"])).toContain("default-src 'none'");
});

test("after a form, visitors read the thanks in the look of the site, and what to correct, too", async () => {
  const { site } = await createPublishedSite([page("", around(formTo()))]);
  const host = hostOf(site);

  const sent = await send(host, "ada@example.com");
  const thanks = await visit(host, String(sent.headers.location));
  const refused = await send(host, "no address");

  expect([sent.status, refused.status]).toEqual([303, 422]);
  expect(inOrder(thanks.text, "The header", "<h1>Thank you</h1>", "The footer")).toBe(true);
  expect(inOrder(refused.text, "The header", "<h1>Not sent yet</h1>", "The footer")).toBe(true);
  expect(String(thanks.headers["content-security-policy"])).toContain("font-src 'self'");
});

test("a form leads to the site's page that it names, also after the page's path has changed", async () => {
  const thanks = (path: string) => page(path, around(text("We will call you")), { id: "thanks" });
  const { as, site } = await createPublishedSite([page("", around(formTo("thanks"))), thanks("danke-schön")]);
  const first = await send(hostOf(site), "ada@example.com");
  await saveDocument(as, site, [page("", around(formTo("thanks"))), thanks("merci")]);
  await publish(as, site);

  const second = await send(hostOf(site), "ada@example.com");

  expect([first.headers.location, second.headers.location]).toEqual(["/danke-sch%C3%B6n", "/merci"]);
  expect((await visit(hostOf(site), "/merci")).text).toContain("We will call you");
});

test("a form whose page was removed leads to the usual thanks", async () => {
  const { site } = await createPublishedSite([page("", around(formTo("gone")))]);

  const { headers } = await send(hostOf(site), "ada@example.com");

  expect(headers.location).toBe("/_form/contact/thanks");
});

test("the usual page for unknown addresses is none of the site's pages", async () => {
  const { site } = await createPublishedSite([page("", around(text("Welcome")))]);
  const host = hostOf(site);
  await visit(host, "/nothing");

  expect((await visit(host, "/sitemap.xml")).text.match(/<loc>/g)).toHaveLength(1);
  expect((await visit(host, "/")).text).toContain("Welcome");
});
