import { POST as REVIEW, GET as SHOW } from "@/app/api/v1/publications/[publicationId]/review/route";
import { GET as LIST } from "@/app/api/v1/publications/route";
import { GET as CHECKS } from "@/app/api/v1/sites/[siteId]/checks/route";
import { DELETE as UNPUBLISH } from "@/app/api/v1/sites/[siteId]/publication/route";
import { POST as RESTORE } from "@/app/api/v1/sites/[siteId]/publications/[publicationId]/restore/route";
import { GET as SITE } from "@/app/api/v1/sites/[siteId]/route";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { call } from "../support/api";
import { createSite, createUser, unique } from "../support/factories";
import { refusesGuests } from "../support/refuses";
import { saveSettings } from "../support/settings";
import { hostOf, link, page, publish, saveDocument, text, visit } from "../support/sites";

type Check = { rule: string; level: string };

const createReviewer = () => createUser({ permissions: ["sites.view", "sites.update"] });
const code = (content: string): DocumentComponent => ({ type: "custom-code", content });

async function createDraft(
  components: DocumentComponent[] = [text("Bread")],
  { slug = unique("bakery"), title = "Home" } = {},
) {
  const as = await createUser();
  const site = await createSite({ owner: as, recipient: as.email, slug });
  await saveDocument(as, site, [page("", components, { title })]);
  return { as, site, params: { siteId: site.id } };
}

/** Publishes a draft that is held. */
async function createHeld() {
  await saveSettings("sites", { review: "always" });
  const draft = await createDraft();
  const { json } = await publish(draft.as, draft.site);
  return { ...draft, publication: json.publication, target: { publicationId: json.publication.id as number } };
}

const noticesOf = async (user: { id: number }, type: string) =>
  db.notification.count({ where: { userId: user.id, type } });
const isOnline = async (site: { slug: string }) => (await visit(hostOf(site), "/")).status === 200;

describe("the setting sites.review", () => {
  test("off: a publication is shown at once", async () => {
    const { as, site } = await createDraft();

    const { json } = await publish(as, site);

    expect(json.publication.state).toBe("live");
    expect(await isOnline(site)).toBe(true);
  });

  test("first: only the first publication of an owner is held, of whatever site, until one is accepted", async () => {
    await saveSettings("sites", { review: "first" });
    const { as, site } = await createDraft();
    const other = await createSite({ owner: as, recipient: as.email });

    const { json: first } = await publish(as, site);
    const { json: second } = await publish(as, other);
    await call(REVIEW, {
      as: await createReviewer(),
      params: { publicationId: first.publication.id },
      body: { accept: true },
    });
    const { json: third } = await publish(as, site);

    expect([first, second, third].map(({ publication }) => publication.state)).toEqual(["held", "held", "live"]);
  });

  test("always: each publication is held, and visitors see the earlier one meanwhile", async () => {
    const { as, site } = await createDraft();
    await publish(as, site);
    await saveSettings("sites", { review: "always" });
    await saveDocument(as, site, [page("", [text("Cake")])]);

    const { json } = await publish(as, site);

    expect(json.publication.state).toBe("held");
    expect(json.site.review).toMatchObject({ state: "held", publication_id: json.publication.id });
    expect((await visit(hostOf(site), "/")).text).toContain("Bread");
  });

  test("does not hold what somebody publishes who may review", async () => {
    await saveSettings("sites", { review: "always" });
    const as = await createUser({ permissions: ["sites.update"] });
    const site = await createSite({ owner: as, recipient: as.email });

    expect((await publish(as, site)).json.publication.state).toBe("live");
  });
});

describe("a publication is held whatever the setting says", () => {
  test.each<[string, DocumentComponent[]]>([
    ["a meta refresh", [code('<meta http-equiv="refresh" content="0; url=https://example.com">')]],
    ["a script", [code("<script>window.location.href = 'https://example.com'</script>")]],
    ["a script that replaces", [text("One moment"), code("<script>location.replace('https://example.com')</script>")]],
    ["a script with brackets", [code("<script>window['location']='https://example.com'</script>")]],
  ])("if a page only forwards: %s", async (_, components) => {
    const { as, site, params } = await createDraft(components);

    const { checks } = (await call(CHECKS, { as, params })).json;
    const { json } = await publish(as, site);

    expect(checks.filter(({ rule }: Check) => rule === "forwarding")).toMatchObject([{ level: "warning" }]);
    expect(json.publication.state).toBe("held");
    expect(await isOnline(site)).toBe(false);
  });

  test.each<[string, DocumentComponent[]]>([
    ["reads an address", [code("<script>if (location.href == 'x') alert(location.hash)</script>")]],
    ["forwards after much text", [text("word ".repeat(200)), code("<script>location.href='/x'</script>")]],
    ["reloads later", [code('<meta http-equiv="refresh" content="300">')]],
    ["has a field of its own called location", [code("<script>event.location = 'Hall 2'</script>")]],
  ])("but not one that %s", async (_, components) => {
    const { as, site } = await createDraft(components);
    expect((await publish(as, site)).json.publication.state).toBe("live");
  });

  test.each<[string, string, string, DocumentComponent[]]>([
    ["a look-alike slug with a digit", "paypa1-help", "Home", []],
    ["a look-alike slug with two letters", "rnicrosoft-help", "Home", []],
    ["the name in the slug and on the page", "paypal-help", "Help", [text("Your PayPal account")]],
    ["a name that is also a word in both", "apple-support", "Apple support", [text("Hello")]],
    ["a link to a look-alike", "my-page", "PayPal", [link("https://paypal.secure.example/login")]],
    ["a link to punycode", "my-page-2", "PayPal", [link("https://xn--pypal-4ve.com/")]],
    [
      "a link that shows another address",
      "my-page-3",
      "PayPal",
      [code('<a href="https://evil.example">www.paypal.com</a>')],
    ],
    ["a login page", "my-page-4", "Log in to PayPal", [code("<form><input name=email placeholder=Email></form>")]],
    ["Cyrillic letters", "my-page-5", "PаyPаl login", [code("<form><input name=email placeholder=Email></form>")]],
  ])("if a page imitates a brand: %s", async (_, slug, title, components) => {
    const { as, site, params } = await createDraft(components, { slug, title });

    const { checks } = (await call(CHECKS, { as, params })).json;
    const { json } = await publish(as, site);

    expect(checks.map(({ rule }: Check) => rule)).toContain("brand-imitation");
    expect(json.publication.state).toBe("held");
  });

  test.each<[string, string, string, DocumentComponent[]]>([
    [
      "accepts payments",
      "tea-house",
      "Tea house",
      [text("We accept PayPal and Visa."), link("https://www.paypal.com/x")],
    ],
    ["links to its profiles", "florist", "Florist", [text("Instagram"), link("https://www.instagram.com/x")]],
    ["is about fruit", "apple-orchard", "An orchard", [text("Our pears")]],
    ["is about archery", "target-archery", "Chase the target", [link("https://example.com")]],
    ["has a chapter on steam", "steam-engines", "Engines", [text("Powered by steam")]],
  ])("but not one that %s", async (_, slug, title, components) => {
    const { as, site } = await createDraft(components, { slug, title });
    expect((await publish(as, site)).json.publication.state).toBe("live");
  });
});

describe("a held publication", () => {
  test("is told to those who may review, once while one waits", async () => {
    const reviewer = await createReviewer();
    const { as, site } = await createHeld();
    await publish(as, site);

    expect(await noticesOf(reviewer, "publications.waiting")).toBe(1);
    expect(await db.publication.count({ where: { siteId: site.id, review: "waiting" } })).toBe(1);
  });

  test("is withdrawn when its owner takes the site offline", async () => {
    const { as, params, target } = await createHeld();
    await call(UNPUBLISH, { as, params });

    expect(await call(REVIEW, { as: await createReviewer(), params: target, body: { accept: true } })).toBeRefused(
      404,
      "not_found",
    );
  });

  test("cannot be shown by publishing it again", async () => {
    const { as, site, params, target } = await createHeld();
    expect(await call(RESTORE, { as, params: { ...params, ...target } })).toBeRefused(409, "conflict");
    await call(REVIEW, { as: await createReviewer(), params: target, body: { accept: false, reason: "No" } });
    expect(await call(RESTORE, { as, params: { ...params, ...target } })).toBeRefused(409, "conflict");
    expect(await isOnline(site)).toBe(false);
  });

  test("is shown to reviewers at an address of its own, in the app's frames only", async () => {
    const { target } = await createHeld();
    const { json } = await call(SHOW, { as: await createReviewer(), params: target });
    const { host } = new URL(json.review.url);

    const { status, text: html, headers } = await visit(host, "/");

    expect(status).toBe(200);
    expect(html).toContain("Bread");
    expect(headers["content-security-policy"]).toContain(`frame-ancestors 'self' ${new URL(env().APP_URL).origin}`);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect((await visit(host.replace(/-[0-9a-f]{32}\./, `-${"0".repeat(32)}.`), "/")).status).not.toBe(200);
  });
});

describe("GET publications", () => {
  refusesGuests((options) => call(LIST, options));

  test("lists what waits, for those who may review", async () => {
    const { site, publication } = await createHeld();

    const { json } = await call(LIST, { as: await createReviewer(), query: { query: site.slug } });

    expect(json.pagination.data).toMatchObject([{ id: publication.id, reasons: ["always"], site: { id: site.id } }]);
    expect(await call(LIST, { as: await createUser({ permissions: ["sites.view"] }) })).toBeRefused(403, "forbidden");
  });
});

describe("GET publications/{id}/review", () => {
  refusesGuests((options) => call(SHOW, { ...options, params: { publicationId: 1 } }));

  test("compares the pages with those that visitors see", async () => {
    const { as, site } = await createDraft();
    await saveDocument(as, site, [page(""), page("about"), page("team"), page("old")]);
    await publish(as, site);
    await saveSettings("sites", { review: "always" });
    await saveDocument(as, site, [
      page(""),
      page("about", [text("More")]),
      page("team", [], { slug: "people" }),
      page("new"),
    ]);
    const { json } = await publish(as, site);

    const { review } = (
      await call(SHOW, { as: await createReviewer(), params: { publicationId: json.publication.id } })
    ).json;

    expect(
      review.pages.map(({ path, change, previous_path }: Record<string, string>) => [path, change, previous_path]),
    ).toEqual([
      ["/", "same", null],
      ["/about", "changed", null],
      ["/new", "new", null],
      ["/people", "changed", "/team"],
      ["/old", "removed", null],
    ]);
    expect(await call(SHOW, { as, params: { publicationId: json.publication.id } })).toBeRefused(403, "forbidden");
  });
});

describe("POST publications/{id}/review", () => {
  refusesGuests((options) => call(REVIEW, { ...options, params: { publicationId: 1 }, body: { accept: true } }));

  test("refuses the owner, and a publication that there is not", async () => {
    const { as, target } = await createHeld();
    expect(await call(REVIEW, { as, params: target, body: { accept: true } })).toBeRefused(403, "forbidden");
    const params = { publicationId: 99_999_999 };
    expect(await call(REVIEW, { as: await createReviewer(), params, body: { accept: true } })).toBeRefused(
      404,
      "not_found",
    );
  });

  test("names a missing reason", async () => {
    const { target } = await createHeld();
    expect(await call(REVIEW, { as: await createReviewer(), params: target, body: { accept: false } })).toNameFields(
      "reason",
    );
  });

  test("shows an accepted publication and tells the owner", async () => {
    const { as, site, params, target } = await createHeld();

    const { json } = await call(REVIEW, { as: await createReviewer(), params: target, body: { accept: true } });

    expect(json.publication.state).toBe("live");
    expect(await isOnline(site)).toBe(true);
    expect(await noticesOf(as, "publications.accepted")).toBe(1);
    expect((await call(SITE, { as, params })).json.site.review).toBeNull();
  });

  test("tells the owner why a publication is refused", async () => {
    const { as, site, params, target } = await createHeld();

    await call(REVIEW, {
      as: await createReviewer(),
      params: target,
      body: { accept: false, reason: "It imitates a bank" },
    });

    expect((await call(SITE, { as, params })).json.site.review).toMatchObject({
      state: "refused",
      reason: "It imitates a bank",
    });
    expect(await noticesOf(as, "publications.refused")).toBe(1);
    expect(await isOnline(site)).toBe(false);
  });

  test("keeps the time that was chosen", async () => {
    await saveSettings("sites", { review: "always" });
    const { as, site } = await createDraft();
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    const { json } = await publish(as, site, { publish_at });

    const params = { publicationId: json.publication.id };
    const reviewed = await call(REVIEW, { as: await createReviewer(), params, body: { accept: true } });

    expect(json.publication.state).toBe("held");
    expect(reviewed.json.publication.state).toBe("scheduled");
    expect(await isOnline(site)).toBe(false);
  });

  test("decides once, however many decide at the same time", async () => {
    const { as, site, target } = await createHeld();
    const reviewers = await Promise.all(Array.from({ length: 4 }, createReviewer));

    const results = await Promise.all(
      reviewers.map((reviewer, n) =>
        call(REVIEW, {
          as: reviewer,
          params: target,
          body: n % 2 ? { accept: true } : { accept: false, reason: "No" },
        }),
      ),
    );

    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await db.notification.count({ where: { userId: as.id, type: { startsWith: "publications." } } })).toBe(1);
    expect(await db.siteEvidence.count({ where: { siteId: site.id } })).toBe(1);
  });
});
