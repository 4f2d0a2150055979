import { GET } from "@/app/api/v1/bootstrap-data/route";
import { PUT as SAVE_SETTINGS } from "@/app/api/v1/settings/route";
import { GET as API_ACCESS } from "@/app/api/v1/tools/api/route";
import { type CallOptions, call } from "../support/api";
import { createAccessToken, createAdmin, createRole, createUser, grant } from "../support/factories";

/** The ids of the themes that are created when the server first starts. */
const LIMESTONE = 1;
const BASALT = 2;

const dataFor = async (options: CallOptions = {}) => (await call(GET, options)).json.data;

describe("GET bootstrap-data", () => {
  test("gives a guest the site's data", async () => {
    const data = await dataFor();

    expect(Object.keys(data).sort()).toEqual(["guest_role", "i18n", "menus", "settings", "themes", "user"]);
    expect(data).toMatchObject({
      user: null,
      guest_role: { name: "Guests", permissions: [] },
      i18n: { language: "en", lines: {} },
      themes: { selectedThemeId: null, all: [{ name: "Limestone" }, { name: "Basalt" }] },
      settings: {
        branding: { site_name: "Plinth" },
        base_url: "http://localhost:3000",
        asset_url: "http://localhost:3000",
        sites_host: "sites.localhost:3000",
      },
    });
    expect(data.menus.map(({ positions }: { positions: string[] }) => positions)).toContainEqual(["footer"]);
  });

  test("gives a member their own data, with all their permissions and without secrets", async () => {
    const role = await createRole({ permissions: ["reports.view"] });
    const as = await createUser({
      roles: ["user", role.id],
      permissions: ["users.view"],
      firstName: "Ines",
      password: "only-i-know-this",
    });

    const { user } = await dataFor({ as });

    expect(user).toMatchObject({
      id: as.id,
      display_name: "Ines",
      has_password: true,
      must_review_access: false,
      content_use: { projects: 0, sites: 0, domains: 0, workspaces: 0 },
      roles: [{ name: "Users" }, { name: role.name }],
    });
    expect(user.permissions).toEqual(
      expect.arrayContaining([grant("reports.view"), grant("users.view"), grant("api.access")]),
    );
    expect(JSON.stringify(user)).not.toMatch(/argon2|password_?hash|two_?factor_?secret/i);
  });

  test("contains only the highest limit if several roles of the user set a limit", async () => {
    const limitGrant = (value: number | null) => ({
      name: "sites.create" as const,
      restrictions: [{ name: "count", value }],
    });
    const [small, large] = [
      await createRole({ permissions: [limitGrant(3)] }),
      await createRole({ permissions: [limitGrant(10)] }),
    ];

    const { user } = await dataFor({ as: await createUser({ roles: [small.id, large.id] }) });

    expect(user.permissions).toEqual([limitGrant(10)]);
  });

  describe("the selected theme", () => {
    const selectedTheme = async (choice?: string) =>
      (await dataFor(choice ? { cookies: { "be-active-theme": choice } } : {})).themes.selectedThemeId;
    const changeThemes = async (themes: object) => call(SAVE_SETTINGS, { as: await createAdmin(), body: { themes } });

    test("is left to the visitor's system by default", async () => {
      expect(await selectedTheme()).toBeNull();
    });

    test("is the one that the visitor chose", async () => {
      expect(await selectedTheme(String(BASALT))).toBe(BASALT);
    });

    test("is the site's default, if there is one, until the visitor chooses", async () => {
      await changeThemes({ default_id: LIMESTONE });

      expect(await selectedTheme()).toBe(LIMESTONE);
      expect(await selectedTheme(String(BASALT))).toBe(BASALT);
    });

    test("is left to the visitor's system if the visitor chose `system`", async () => {
      await changeThemes({ default_id: LIMESTONE });

      expect(await selectedTheme("system")).toBeNull();
    });

    test("is the default if the visitor may not choose", async () => {
      await changeThemes({ default_id: LIMESTONE, user_change: false });

      expect([await selectedTheme(String(BASALT)), await selectedTheme("system")]).toEqual([LIMESTONE, LIMESTONE]);
    });

    test("is the default if the chosen theme does not exist", async () => {
      await changeThemes({ default_id: LIMESTONE });

      expect(await selectedTheme("4711")).toBe(LIMESTONE);
    });
  });

  test("uses the language of a member's account; for a guest, that of the cookie or else of the browser", async () => {
    const language = async (options: CallOptions) => (await dataFor(options)).i18n.language;

    expect(await language({ as: await createUser({ language: "ar" }), cookies: { locale: "de" } })).toBe("ar");
    expect(await language({ cookies: { locale: "de" }, headers: { "accept-language": "ar" } })).toBe("de");
    expect(await language({ headers: { "accept-language": "fr, ar;q=0.5" } })).toBe("ar");
  });
});

describe("GET tools/api", () => {
  test("succeeds for a user with the API permission", async () => {
    const as = await createUser();

    expect((await call(API_ACCESS, { as })).json).toEqual({ status: "success" });
    expect((await call(API_ACCESS, { bearer: await createAccessToken({ user: as }) })).status).toBe(200);
  });

  test("refuses a guest and a user without the permission", async () => {
    expect(await call(API_ACCESS)).toBeRefused(403, "forbidden");
    expect(await call(API_ACCESS, { as: await createUser({ roles: [] }) })).toBeRefused(403, "forbidden");
  });
});
