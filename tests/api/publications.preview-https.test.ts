import { POST } from "@/app/api/v1/sites/[siteId]/preview/route";
import { call } from "../support/api";
import { createSite, createUser } from "../support/factories";
import { page, saveDocument, text, visit } from "../support/sites";

process.env.APP_URL = "https://plinth.example";
process.env.SITES_HOST = "sites.plinth.example";

const PASSWORD = "orange-tree";

/** Creates a draft with a password. Returns its host and the cookie of a visitor who has entered the password. */
async function enterDraft() {
  const as = await createUser();
  const site = await createSite({ owner: as });
  await saveDocument(as, site, [page("", [text("Draft")])]);
  const { json } = await call(POST, { as, params: { siteId: site.id }, body: { password: PASSWORD } });
  const { host } = new URL(json.url);
  const { headers } = await visit(host, "/_preview", {
    method: "POST",
    body: new URLSearchParams({ password: PASSWORD }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  return { host, cookie: String(headers["set-cookie"]?.[0]) };
}

test("on HTTPS, the cookie of a visitor who has entered the password is bound to the draft's host, and shows the draft", async () => {
  const { host, cookie } = await enterDraft();

  expect(cookie).toMatch(/^__Host-preview=[\w-]+; Path=\/; (?=.*HttpOnly).*; Secure$/);
  const response = await visit(host, "/", { headers: { cookie: cookie.split(";")[0] ?? "" } });
  expect([response.status, response.text.includes("Draft")]).toEqual([200, true]);
});

test("on HTTPS, a cookie that another site of the domain could set does not show the draft", async () => {
  const { host, cookie } = await enterDraft();
  const unboundCookie = (cookie.split(";")[0] ?? "").replace("__Host-", "");

  expect((await visit(host, "/", { headers: { cookie: unboundCookie } })).status).toBe(401);
});
