import { parseCss } from "@/lib/site-pages/parse-css";
import { parseHtml } from "@/lib/site-pages/parse-html";
import { siteFiles } from "@/lib/site-pages/site-files";

const page = (id: string, slug: string, html: string) => ({
  id,
  name: id,
  slug,
  frames: [{ component: { type: "wrapper", components: parseHtml(html) } }],
});
const files = (pages: ReturnType<typeof page>[], css = "") =>
  siteFiles({ pages, styles: parseCss(css) }, { lang: "en", isOwnFile: (address) => address.startsWith("/own/") });

test("the first page is the index, and links between pages are relative", async () => {
  const link = (to: string) => `<a href="${to}">link</a>`;
  const { pages } = await files([
    page("home", "", link("/visit") + link("/visit/#hours") + link("/nothing") + link("https://example.com/visit")),
    page("visit", "visit", link("/") + link("/?from=visit")),
  ]);

  expect(pages.map(({ path }) => path)).toEqual(["index.html", "visit.html"]);
  const hrefs = pages.map(({ html }) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
  expect(hrefs).toEqual([
    ["visit.html", "visit.html#hours", "/nothing", "https://example.com/visit"],
    ["index.html", "index.html?from=visit"],
  ]);
});

test("takes own pictures along once, also those of styles, and leaves foreign ones", async () => {
  const { pages, media } = await files(
    [
      page(
        "home",
        "",
        '<img class="a" src="/own/cat.svg" alt=""><img src="/own/cat.svg" alt=""><img src="https://example.com/a.png" alt="">',
      ),
    ],
    '.a { background-image: url("/own/ground.png") }',
  );

  expect(media).toEqual([
    { address: "/own/cat.svg", path: "files/1-cat.svg" },
    { address: "/own/ground.png", path: "files/2-ground.png" },
  ]);
  expect(pages[0]?.html).toContain('src="files/1-cat.svg"');
  expect(pages[0]?.html).toContain('url("files/2-ground.png")');
  expect(pages[0]?.html).toContain('src="https://example.com/a.png"');
});

test("takes the fonts along that the texts need", async () => {
  const css = '.a { font-family: "Fraunces", serif }';
  const latin = await files([page("home", "", '<p class="a">Fired twice</p>')], css);
  expect(latin.fonts).toEqual(["fraunces-latin-wght-normal.woff2"]);
  expect(latin.pages[0]?.html).toContain("url(fonts/fraunces-latin-wght-normal.woff2)");

  const more = await files([page("home", "", '<p class="a">Łódź <em>nad</em></p>')], css);
  expect(more.fonts).toContain("fraunces-latin-ext-wght-normal.woff2");
  expect(more.fonts).toContain("fraunces-latin-wght-italic.woff2");
});

test("a path of a page leads out of the folder nowhere", async () => {
  const { pages } = await files([page("home", "", ""), page("evil", "../../etc/passwd", "")]);
  expect(pages[1]?.path).toBe("..-..-etc-passwd.html");
});

test("two pages with one path have two files", async () => {
  const { pages } = await files([
    page("home", "", ""),
    page("a", "same", "<p>one</p>"),
    page("b", "same", "<p>two</p>"),
  ]);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(3);
});
