import { GET } from "@/app/api/v1/sites/[siteId]/checks/route";
import { db } from "@/lib/db/db";
import { FILES_MAX } from "@/lib/publications/policy";
import type { DocumentComponent, DocumentPage, DocumentRule } from "@/lib/site-pages/document";
import { CATALOG } from "@/lib/templates/catalog";
import { call } from "../support/api";
import { createSite, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { saveSettings } from "../support/settings";
import { image, link, loadTemplateDesign, page, saveDocument, storeUncheckedDocument, text } from "../support/sites";

type CheckResult = { level: string; page: string; page_id: string; rule: string; message: string };
type Draft = { pages: DocumentPage[]; styles?: DocumentRule[]; recipient?: string | null; language?: string };

/** Creates a site with this draft and runs the checks. Returns what they find. */
async function checkDraft({
  pages,
  styles = [],
  recipient = "me@example.com",
  language = "en",
}: Draft): Promise<CheckResult[]> {
  const as = await createUser({ language });
  const site = await createSite({ owner: as, recipient });
  await storeUncheckedDocument(site, pages, styles);
  return (await call(GET, { as, params: { siteId: site.id } })).json.checks;
}

const findBrokenRules = async (draft: Draft) => (await checkDraft(draft)).map(({ rule }) => rule);
const form = { tagName: "form", type: "form", attributes: { "data-form": "Contact" } };
const root = (style: Record<string, string>): DocumentRule => ({ selectorsAdd: ":root", style });

const numberedPictures = (count: number) =>
  Array.from({ length: count }, (_, n) => image(`/files/${String(n).padStart(10, "0")}`));

describe("GET sites/{id}/checks", () => {
  refusesGuests((options) => call(GET, { ...options, params: { siteId: 1 } }));

  test("does not find someone else's site", async () => {
    const { id: siteId } = await createSite({ owner: await createUser() });
    expect(await call(GET, { as: await createUser(), params: { siteId } })).toBeRefused(404, "not_found");
  });

  test("refuses a site whose project was deleted", async () => {
    const as = await createUser();
    const { id: siteId, projectId } = await createSite({ owner: as });
    await db.project.update({ where: { id: projectId ?? 0 }, data: { deletedAt: new Date() } });

    expect(await call(GET, { as, params: { siteId } })).toNameFields("project_id");
  });

  test("refuses a project with too many pictures", async () => {
    const as = await createUser();
    const site = await createSite({ owner: as });
    await saveDocument(as, site, [page("", numberedPictures(FILES_MAX + 1))]);

    expect(await call(GET, { as, params: { siteId: site.id } })).toBeRefused(403, "limit_reached");
  });

  test("refuses the sixty-first call in a minute", async () => {
    const as = await createUser();
    const { id: siteId } = await createSite({ owner: as });
    for (let n = 0; n < 60; n += 1) expect((await call(GET, { as, params: { siteId } })).status).toBe(200);

    expect(await call(GET, { as, params: { siteId } })).toBeRefused(429, "too_many_requests");
  });

  test("finds nothing on a good page", async () => {
    expect(await checkDraft({ pages: [page("", [text("Bread")])] })).toEqual([]);
  });
});

test("a result describes what is wrong and where, in the caller's language", async () => {
  const [check] = await checkDraft({ pages: [page(""), page("about", [], { title: " " })], language: "de" });

  expect(check).toMatchObject({ level: "error", page: "/about", page_id: "about", rule: "title-missing" });
  expect(check?.message).toContain("Titel");
});

test("a page without a description causes a warning", async () => {
  const checks = await checkDraft({ pages: [page("", [], { description: "" })] });
  expect(checks).toMatchObject([{ level: "warning", rule: "description-missing" }]);
});

const MISSING_FILE = "/api/v1/file-entries/999999999/download";

describe("the rule link-broken", () => {
  test.each([["/nothing"], ["nothing"], ["/about#nowhere"], ["#nowhere"], ["https://[bad"], ["/%E0%A4%A"]])(
    "finds %s",
    async (href) => {
      const checks = await checkDraft({ pages: [page("", [link(href)]), page("about")] });
      expect(checks).toMatchObject([{ level: "error", rule: "link-broken", page: "/" }]);
    },
  );

  test.each([
    ["/"],
    ["/about"],
    ["about"],
    ["/about/"],
    ["/about?x=1"],
    ["#top"],
    ["#here"],
    ["/#here"],
    ["/_report"],
    ["/_report?page=/about"],
    ["https://example.com/x"],
    ["//example.com"],
    ["https://example.com/files/annual-report"],
    ["mailto:me@example.com"],
    ["tel:+49123"],
  ])("accepts %s", async (href) => {
    const here = { tagName: "section", attributes: { id: "here" } };
    expect(await checkDraft({ pages: [page("", [link(href), here]), page("about")] })).toEqual([]);
  });

  test("accepts a link to an id in custom code", async () => {
    const code = { type: "custom-code", content: `<p id="double">A</p><p id='single'>B</p><p id=bare>C</p>` };
    const links = ["#double", "#single", "#bare", "#missing"].map((href) => link(href));

    const checks = await checkDraft({ pages: [page("", [...links, code])] });

    expect(checks).toMatchObject([{ rule: "link-broken", message: expect.stringContaining("#missing") }]);
  });

  test("accepts links to the anchors of custom code and of the body", async () => {
    const code = { type: "custom-code", attributes: { id: "map" }, content: "<p>Map</p>" };
    const components = [link("#map"), link("#page"), code];
    const body = { type: "wrapper", attributes: { id: "page" }, components };

    expect(await checkDraft({ pages: [page("", [], { frames: [{ component: body }] })] })).toEqual([]);
  });

  test("finds the pictures that do not exist, among many", async () => {
    const as = await createUser();
    const site = await createSite({ owner: as, recipient: as.email });
    const columns = { name: "a.png", size: 6n, mime: "image/png", type: "image", ownerId: as.id };
    const present = Array.from({ length: 1100 }, (_, index) => String(index).padStart(10, "0"));
    const keys = ["uploads/one", ...present.map((name) => `public/${name.slice(0, 2)}/${name}`)];
    await db.fileEntry.createMany({ data: keys.map((key) => ({ ...columns, key, disk: key.split("/", 1)[0] ?? "" })) });
    const { id } = await db.fileEntry.findUniqueOrThrow({ where: { key: "uploads/one" } });
    await saveDocument(as, site, [page("", [...numberedPictures(1200), image(`/api/v1/file-entries/${id}/download`)])]);

    const { checks } = (await call(GET, { as, params: { siteId: site.id } })).json;

    const messages = checks.map(({ message }: CheckResult) => message).join("\n");
    expect(checks).toHaveLength(100);
    expect(messages).toContain("/files/0000001100");
    expect(messages).not.toContain("/files/0000001099");
  });

  test("tells at most 200 problems at once", async () => {
    expect(await checkDraft({ pages: [page("", numberedPictures(300))] })).toHaveLength(200);
  });

  test.each([
    ["a picture", page("", [image(MISSING_FILE)])],
    ["a linked file", page("", [link(MISSING_FILE)])],
    ["the picture for shared links", page("", [], { image: MISSING_FILE })],
    ["a picture in a srcset", page("", [image("https://example.com/a.png", { srcset: `${MISSING_FILE} 2x` })])],
  ])("finds %s that does not exist", async (_, content) => {
    const checks = await checkDraft({ pages: [content] });
    expect(checks).toMatchObject([{ level: "error", rule: "link-broken" }]);
  });

  test.each([["base_url"], ["asset_url"]])("finds a file that does not exist at `%s`", async (setting) => {
    await saveSettings("general", { [setting]: "https://plinth.example" });
    const checks = await checkDraft({ pages: [page("", [image(`https://plinth.example${MISSING_FILE}`)])] });
    expect(checks).toMatchObject([{ level: "error", rule: "link-broken" }]);
  });

  test("finds a background that does not exist, on the page that has it", async () => {
    const pages = [page(""), page("about", [{ tagName: "div", classes: ["banner"] }])];
    const styles = [{ selectors: ["banner"], style: { "background-image": `url("${MISSING_FILE}")` } }];

    expect(await checkDraft({ pages, styles })).toMatchObject([
      { level: "error", rule: "link-broken", page: "/about" },
    ]);
  });
});

describe("the rule slug-taken", () => {
  test.each([
    ["899 letters", "a".repeat(899), []],
    ["900 letters", "a".repeat(900), ["slug-taken"]],
    ["149 umlauts", "ö".repeat(149), []],
    ["150 umlauts", "ö".repeat(150), ["slug-taken"]],
  ])(
    "accepts a path of at most 900 characters, counted percent-encoded and with its slash: %s",
    async (_, slug, rules) => {
      expect(await findBrokenRules({ pages: [page(""), page("x", [], { slug })] })).toEqual(rules);
    },
  );

  test("finds two pages with the same path", async () => {
    expect(
      await findBrokenRules({ pages: [page(""), page("a", [], { slug: "x" }), page("b", [], { slug: "x" })] }),
    ).toEqual(["slug-taken"]);
  });

  test.each([["_form"], ["_files"], ["robots.txt"], ["a/b"], ["a?b"], [".."]])(
    "finds a page with the path %s, which is not allowed",
    async (slug) => {
      expect(await findBrokenRules({ pages: [page(""), page("x", [], { slug })] })).toContain("slug-taken");
    },
  );
});

describe("the rule media-missing", () => {
  const picture = (src: string): DocumentComponent => ({ tagName: "img", attributes: { src, alt: "" } });
  const video = (attributes: Record<string, string>, components: DocumentComponent[] = []): DocumentComponent => ({
    ...{ tagName: "video", attributes, components },
  });

  const frame = (attributes: Record<string, string>): DocumentComponent => ({ tagName: "iframe", attributes });

  test.each<[string, DocumentComponent]>([
    ["the placeholder of a new picture", picture("/sections/placeholder.svg")],
    ["a video without a file", video({})],
    ["a page of YouTube as a video", video({ src: "https://www.youtube.com/watch?v=1" })],
    ["a page of Vimeo as a video", video({ src: "//vimeo.com/1" })],
    ["a map without a place", frame({})],
    ["a page of YouTube that refuses to be in a frame", frame({ src: "https://www.youtube.com/watch?v=1" })],
  ])("finds %s", async (_, component) => {
    expect(await checkDraft({ pages: [page("", [component])] })).toMatchObject([
      { level: "warning", rule: "media-missing", page: "/" },
    ]);
  });

  test.each<[string, DocumentComponent]>([
    ["a video", video({ src: "https://example.com/youtube.com.mp4" })],
    ["a video of YouTube in a frame", frame({ src: "https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ" })],
    ["a video with sources", video({}, [{ tagName: "source", attributes: { src: "https://example.com/a.mp4" } }])],
  ])("accepts %s", async (_, component) => {
    expect(await checkDraft({ pages: [page("", [component])] })).toEqual([]);
  });
});

describe("the rule link-missing", () => {
  const link = (href: string, words: string): DocumentComponent => ({
    ...{ tagName: "a", attributes: { href }, components: [{ type: "textnode", content: words }] },
  });

  test("names a new link, whose address is not chosen yet, and counts several", async () => {
    expect(await checkDraft({ pages: [page("", [link("#", "Book"), link("#top", "Up")])] })).toMatchObject([
      { level: "warning", rule: "link-missing", page: "/", message: expect.stringContaining('"Book"'), address: "#" },
    ]);
    expect(await checkDraft({ pages: [page("", [link("#", "Book"), link("#", "Call")])] })).toMatchObject([
      { rule: "link-missing", message: expect.stringMatching(/^2 links/) },
    ]);
  });
});

describe("the rule markup-nesting", () => {
  const inside = (tagName: string, component: DocumentComponent) => page("", [{ tagName, components: [component] }]);

  test.each<[string, string, DocumentComponent]>([
    ["a link in a link", "a", link("/")],
    ["a box in a paragraph", "p", { tagName: "div", components: [text("Bread")] }],
    ["a paragraph in a table", "table", { tagName: "p", components: [text("Bread")] }],
    ["a text in a table", "table", text("Bread")],
    ["a list item in a list item", "li", { tagName: "li" }],
  ])("finds %s", async (_, outer, component) => {
    expect(await checkDraft({ pages: [inside(outer, component)] })).toMatchObject([
      { level: "error", rule: "markup-nesting", page: "/" },
    ]);
  });

  test("names the element, its text and what it is in", async () => {
    const [check] = await checkDraft({ pages: [inside("p", { tagName: "h2", components: [text("Our bread")] })] });
    for (const part of ["<h2>", "Our bread", "<p>"]) expect(check?.message).toContain(part);
  });

  test("finds an element once, with all that is in it", async () => {
    const list = { tagName: "ul", components: [{ tagName: "li", components: [{ tagName: "p" }] }] };
    expect(await checkDraft({ pages: [inside("p", list)] })).toHaveLength(1);
  });

  test("accepts a table without a body, and a drawing in a paragraph", async () => {
    const row = { tagName: "tr", components: [{ tagName: "td", components: [text("Bread")] }] };
    const drawing = { tagName: "svg", components: [{ tagName: "text", components: [text("Bread")] }] };
    expect(await checkDraft({ pages: [inside("table", row), page("about", [drawing])] })).toEqual([]);
  });
});

test("a form needs a recipient", async () => {
  expect(await findBrokenRules({ pages: [page("", [form])], recipient: null })).toEqual(["form-without-recipient"]);
  expect(await findBrokenRules({ pages: [page("", [form])] })).toEqual([]);
});

test("a picture needs alternative text, which may be empty", async () => {
  const imageWithoutAlt = { tagName: "img", type: "image", attributes: { src: "https://example.com/a.png" } };
  expect(await checkDraft({ pages: [page("", [imageWithoutAlt, imageWithoutAlt])] })).toMatchObject([
    { level: "warning", rule: "alt-missing", message: expect.stringContaining("2 pictures") },
  ]);
  expect(await findBrokenRules({ pages: [page("", [image("https://example.com/a.png", { alt: "" })])] })).toEqual([]);
});

describe("the rule contrast-low", () => {
  const quietParagraph = { tagName: "p", classes: ["quiet"], components: [{ type: "textnode", content: "Hello" }] };
  const cssRule = (style: Record<string, string>): DocumentRule => ({ selectors: ["quiet"], style });

  test("finds a site whose text hardly differs from its background", async () => {
    const styles = [root({ "--color-text": "#999999", "--color-background": "#ffffff" })];
    expect(await checkDraft({ pages: [page("")], styles })).toMatchObject([{ level: "warning", rule: "contrast-low" }]);
  });

  test("finds a class that has too little contrast with one of the site's colours", async () => {
    const styles = [
      root({ "--color-accent": "#ffdd00" }),
      cssRule({ color: "#fff", "background-color": "var(--color-accent)" }),
    ];
    const checks = await checkDraft({ pages: [page("", [quietParagraph]), page("about")], styles });
    expect(checks).toMatchObject([{ rule: "contrast-low", page: "/", message: expect.stringContaining("quiet") }]);
  });

  test.each<[string, DocumentComponent]>([
    ["the body", { type: "wrapper", classes: ["quiet"] }],
    ["custom code", { components: [{ type: "custom-code", classes: ["quiet"], content: "Hello" }] }],
  ])("finds a class of %s", async (_, component) => {
    const styles = [cssRule({ color: "#888", background: "#999" })];
    const checks = await checkDraft({ pages: [page("", [], { frames: [{ component }] })], styles });
    expect(checks).toMatchObject([{ rule: "contrast-low", message: expect.stringContaining("quiet") }]);
  });

  test.each<[string, DocumentRule]>([
    ["an id", { selectors: [{ name: "quiet", type: 2 }] }],
    ["a class inside another element", { selectors: ["quiet"], selectorsAdd: ".card .quiet" }],
    ["a class inside `@supports`", { selectors: ["quiet"], atRuleType: "supports" }],
  ])("ignores a CSS rule for %s", async (_, limitedRule) => {
    const styles = [{ ...limitedRule, style: { color: "#888", background: "#999" } }];
    expect(await checkDraft({ pages: [page("", [quietParagraph])], styles })).toEqual([]);
  });

  test("allows less contrast for large text", async () => {
    const colors = { color: "#808080", background: "#ffffff" };
    expect(await findBrokenRules({ pages: [page("", [quietParagraph])], styles: [cssRule(colors)] })).toEqual([
      "contrast-low",
    ]);
    expect(
      await findBrokenRules({
        pages: [page("", [quietParagraph])],
        styles: [cssRule({ ...colors, "font-size": "32px" })],
      }),
    ).toEqual([]);
  });
});

test.each([
  ["image/gif", ["page-heavy"]],
  ["image/png", []],
])(
  "a background of 10 MB makes a page heavy only if it is not resized: for %s, the checks find %j",
  async (mime, rules) => {
    const as = await createUser();
    const site = await createSite({ owner: as, recipient: as.email });
    const columns = {
      name: "a",
      key: "public/large",
      disk: "public",
      size: 10_000_000n,
      type: "image",
      ownerId: as.id,
    };
    const { id } = await db.fileEntry.create({ data: { ...columns, mime } });
    const styles = [{ selectors: ["banner"], style: { background: `url(/api/v1/file-entries/${id}/download)` } }];
    await storeUncheckedDocument(site, [page("", [{ tagName: "div", classes: ["banner"] }])], styles);

    const { checks } = (await call(GET, { as, params: { siteId: site.id } })).json;

    expect(checks.map(({ rule }: CheckResult) => rule)).toEqual(rules);
  },
);

test("a page with a lot of text breaks the rule page-heavy", async () => {
  expect(await findBrokenRules({ pages: [page("", [text("word ".repeat(80_000))])] })).toEqual(["page-heavy"]);
});

test.each(CATALOG.filter(({ category }) => category !== "blank").map(({ id }) => [id]))(
  "the template %s passes all checks",
  async (id) => {
    expect(await checkDraft(await loadTemplateDesign(id))).toEqual([]);
  },
);
