import { PUT as SAVE_SETTINGS } from "@/app/api/v1/settings/route";
import { GET } from "@/app/favicon.ico/route";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAdmin } from "../support/factories";

const readLocation = async () => {
  const { status, headers } = await call(GET);
  return [status, headers.get("location")];
};

test("/favicon.ico redirects to the default icon", async () => {
  expect(await readLocation()).toEqual([302, "/favicon.svg"]);
});

test("/favicon.ico redirects to the icon that an admin chose", async () => {
  const session = await startConfirmedSession(await createAdmin());
  await call(SAVE_SETTINGS, { session, body: { branding: { favicon: "/files/our-icon.png" } } });

  expect(await readLocation()).toEqual([302, "/files/our-icon.png"]);
});

test("browsers may cache the redirect for an hour", async () => {
  expect((await call(GET)).headers.get("cache-control")).toBe("public, max-age=3600");
});
