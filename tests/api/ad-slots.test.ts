import { PUT } from "@/app/api/v1/ad-slots/[slot]/route";
import { GET } from "@/app/api/v1/ad-slots/route";
import { db } from "@/lib/db/db";
import { expireInThisProcess } from "@/lib/events/expiry";
import { getSettings } from "@/lib/settings/settings";
import { call } from "../support/api";
import { createAdmin, createUser } from "../support/factories";
import { refusesGuests, refusesWithoutPermission } from "../support/refuses";

const change = async (slot: string, body: Record<string, unknown>) =>
  call(PUT, { as: await createAdmin(), params: { slot }, body });
const list = async () => (await call(GET, { as: await createUser() })).json.ad_slots;

afterEach(async () => {
  await db.setting.deleteMany({ where: { group: "ads" } });
  expireInThisProcess(["settings"]);
});

describe("GET ad-slots", () => {
  refusesGuests((options) => call(GET, options));

  test("lists both slots, empty at first", async () => {
    expect(await list()).toEqual([
      { slot: "dashboard_top", description: "", image: "" },
      { slot: "dashboard_bottom", description: "", image: "" },
    ]);
  });
});

describe("PUT ad-slots/{slot}", () => {
  refusesWithoutPermission((options) =>
    call(PUT, { ...options, params: { slot: "dashboard_top" }, body: { description: "x" } }),
  );

  test("changes only the given fields of the given slot, with immediate effect", async () => {
    await change("dashboard_top", { description: "House templates", image: "https://example.com/a.png" });

    const { json } = await change("dashboard_top", { description: " For spring " });

    const expected = { slot: "dashboard_top", description: "For spring", image: "https://example.com/a.png" };
    expect(json.ad_slot).toEqual(expected);
    expect(await list()).toEqual([expected, { slot: "dashboard_bottom", description: "", image: "" }]);
    expect((await getSettings()).ads.dashboard_top.description).toBe("For spring");
  });

  test("keeps the code that an admin has set in the settings", async () => {
    await db.setting.create({ data: { group: "ads", value: { dashboard_top: { code: "<b>Ad</b>" } } } });
    expireInThisProcess(["settings"]);

    await change("dashboard_top", { description: "Text" });

    expect((await getSettings()).ads.dashboard_top).toMatchObject({ code: "<b>Ad</b>", description: "Text" });
  });

  test("is recorded in the audit log", async () => {
    const admin = await createAdmin();
    await call(PUT, { as: admin, params: { slot: "dashboard_top" }, body: { description: "Text" } });

    const event = await db.auditEvent.findFirst({ where: { actorId: admin.id }, orderBy: { id: "desc" } });
    expect(event).toMatchObject({ action: "settings.changed", details: { keys: ["ads.dashboard_top"] } });
  });

  test.each<[Record<string, unknown>, string]>([
    [{ description: "x".repeat(501) }, "description"],
    [{ description: 7 }, "description"],
    [{ image: "javascript:alert(1)" }, "image"],
    [{ code: "<script></script>" }, "code"],
  ])("names the invalid field in %j", async (body, field) => {
    expect(await change("dashboard_top", body)).toNameFields(field);
  });

  test("is 404 for an unknown slot", async () => {
    expect(await change("dashboard_left", { description: "Text" })).toBeRefused(404, "not_found");
  });
});
