import { createT } from "@/lib/i18n/create-t";
import { pageGraph } from "@/lib/seo/json-ld";
import { pageMetadata, unlistedMetadata } from "@/lib/seo/page-metadata";
import { groups, type Settings, type SettingsGroup } from "@/lib/settings/schema";

type Given = { [G in SettingsGroup]?: Partial<Settings[G]> };

function site(given: Given = {}, base_url = "https://plinth.example") {
  const all = Object.entries(groups).map(([name, schema]) => [name, schema.parse(given[name as SettingsGroup] ?? {})]);
  const settings = { ...(Object.fromEntries(all) as Settings), base_url, asset_url: base_url };
  return { settings, t: createT({ language: "en", lines: {} }) };
}

const page = { path: "/pages/about", slug: "about", title: "About" };

test("the title is made by the template", () => {
  expect(pageMetadata(site({ seo: { title_template: ":title | :site_name" } }), page).title).toBe("About | Plinth");
});

test("a page that is called like the site does not say its name twice", () => {
  expect(pageMetadata(site(), { ...page, title: "Plinth" }).title).toBe("Plinth");
});

test("a page without a description has the site's", () => {
  expect(pageMetadata(site({ seo: { description: "Of the site" } }), page).description).toBe("Of the site");
});

test("the canonical address is on the public origin", () => {
  expect(pageMetadata(site(), page).alternates.canonical).toBe("https://plinth.example/pages/about");
});

test("a public origin that is none falls back to the app's own", () => {
  expect(pageMetadata(site({}, "plinth"), page).alternates.canonical).toMatch(/^http:\/\/localhost:\d+\/pages\/about$/);
});

test("the picture of a shared link is drawn unless there is another", () => {
  expect(pageMetadata(site(), page).openGraph.images[0]?.url).toBe("https://plinth.example/og/en/about.png");
});

test("the site's own picture stands before the drawn one, the page's before both", () => {
  const own = site({ seo: { social_image: "/storage/site.png" } });
  expect(pageMetadata(own, page).openGraph.images[0]?.url).toBe("https://plinth.example/storage/site.png");
  const image = "https://cdn.example/page.png";
  expect(pageMetadata(own, { ...page, image }).openGraph.images[0]?.url).toBe(image);
});

test.each([
  [{}, "index" as const, true],
  [{}, "noindex" as const, false],
  [{ seo: { robots: "noindex" as const } }, "index" as const, false],
])("a site with %j and a page with %s: listed is %s", (given, robots, listed) => {
  expect(pageMetadata(site(given), { ...page, robots }).robots.index).toBe(listed);
});

test("a page without an address is never listed", () => {
  expect(unlistedMetadata(site(), "Page not found").robots).toEqual({ index: false, follow: false });
});

test("the favicon is the site's own, else ours", () => {
  expect(pageMetadata(site(), page).icons.icon).toBe("/favicon.svg");
  expect(pageMetadata(site({ branding: { favicon: "/own.png" } }), page).icons.icon).toBe("/own.png");
});

test("the graph tells organization, site and page, each referring to the one above", () => {
  const graph = pageGraph(site(), { ...page, modified: "2026-11-01T10:00:00.000Z" });
  expect(graph).toMatchObject({
    "@graph": [
      { "@type": "Organization", "@id": "https://plinth.example/#organization" },
      { "@type": "WebSite", publisher: { "@id": "https://plinth.example/#organization" } },
      {
        "@type": "WebPage",
        url: "https://plinth.example/pages/about",
        dateModified: "2026-11-01T10:00:00.000Z",
        isPartOf: { "@id": "https://plinth.example/#website" },
      },
    ],
  });
});
