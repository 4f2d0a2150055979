import { GET as GET_SCHEDULE, PUT as PUT_SCHEDULE } from "@/app/api/v1/notifications/me/schedule/route";
import { GET, PUT } from "@/app/api/v1/notifications/me/subscriptions/route";
import { db } from "@/lib/db/db";
import { noticeKinds } from "@/lib/features/features";
import { storageNearNotice } from "@/lib/storage-use/storage-use";
import { call } from "../support/api";
import { createReader, sendRealNotice, type TestReader } from "../support/notices";
import { refusesGuests } from "../support/refuses";
import { saveSettings } from "../support/settings";
import { offerOnlyServices, withOAuthProvider } from "../support/social-services";

type Channels = Record<string, boolean>;
type Selection = { notif_id: string; channels: Channels };

const get = ({ session }: TestReader) => call(GET, { session });
const put = ({ session }: TestReader, selections: unknown) => call(PUT, { session, body: { selections } });
const channelsOf = (json: { user_selections: Selection[] }, id: string) =>
  json.user_selections.find(({ notif_id }) => notif_id === id)?.channels;

describe("GET notifications/me/subscriptions", () => {
  withOAuthProvider();
  refusesGuests((options) => call(GET, options));

  test("lists the kinds in groups, with the default channels", async () => {
    const { json } = await get(await createReader());

    expect(json.available_channels).toEqual(["database", "mail", "browser"]);
    const groups = json.subscriptions.map(({ group_name }: { group_name: string }) => group_name);
    expect(groups).toEqual(expect.arrayContaining(["Security", "Sites", "Account"]));
    expect(new Set(groups).size).toBe(groups.length);
    const account = json.subscriptions.find(({ group_name }: { group_name: string }) => group_name === "Account");
    expect(account.items).toContainEqual({
      notif_id: "files.storage_near",
      name: "Your storage is nearly full",
      required_channels: [],
    });
    expect(channelsOf(json, "passwords.changed")).toEqual({ database: true, mail: true, browser: false });
  });

  const listKindIds = async (reader: TestReader): Promise<string[]> =>
    (await get(reader)).json.user_selections.map(({ notif_id }: Selection) => notif_id);

  test("lists every kind if billing and social login are on", async () => {
    await saveSettings("billing", { enable: true });
    await offerOnlyServices("google");

    expect(await listKindIds(await createReader())).toEqual(noticeKinds().map(({ id }) => id));
  });

  test("leaves out the kinds of features that are off", async () => {
    const reader = await createReader();

    const { json } = await get(reader);

    expect(json.subscriptions.map(({ group_name }: { group_name: string }) => group_name)).not.toContain("Billing");
    expect((await listKindIds(reader)).filter((id) => /^(?:subscriptions|social)\./.test(id))).toEqual([]);
  });

  test("is in the reader's language", async () => {
    const { json } = await get(await createReader({ language: "de" }));
    expect(JSON.stringify(json.subscriptions)).toContain("Sicherheit");
  });
});

test("the ids of notice kinds are unique", () => {
  const ids = noticeKinds().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe("PUT notifications/me/subscriptions", () => {
  const { id } = storageNearNotice;

  refusesGuests((options) => call(PUT, { ...options, body: { selections: [{ notif_id: id, channels: {} }] } }));

  test("changes only the given channels, and the next notice uses them", async () => {
    const reader = await createReader();
    await put(reader, [{ notif_id: id, channels: { mail: true } }]);

    const { json } = await put(reader, [{ notif_id: id, channels: { database: false } }]);
    await sendRealNotice(reader);

    expect(channelsOf(json, id)).toEqual({ database: false, mail: true, browser: false });
    expect(channelsOf((await get(reader)).json, id)).toEqual({ database: false, mail: true, browser: false });
    const rows = await db.notification.findMany({
      where: { userId: reader.id },
      select: { listed: true, mailAt: true },
    });
    expect(rows).toEqual([{ listed: false, mailAt: expect.any(Date) }]);
  });

  test("keeps both of two concurrent changes to the channels of one kind", async () => {
    const reader = await createReader();

    await Promise.all([
      put(reader, [{ notif_id: id, channels: { mail: true } }]),
      put(reader, [{ notif_id: id, channels: { browser: true } }]),
    ]);

    expect(channelsOf((await get(reader)).json, id)).toEqual({ database: true, mail: true, browser: true });
  });

  test("does not change the channels of other users", async () => {
    const [reader, other] = [await createReader(), await createReader()];

    await put(reader, [{ notif_id: id, channels: { mail: true } }]);

    expect(channelsOf((await get(other)).json, id)).toMatchObject({ mail: false });
  });

  test("refuses to turn off emails about security", async () => {
    const selections = [{ notif_id: "passwords.changed", channels: { mail: false } }];
    expect(await put(await createReader(), selections)).toNameFields("selections.0.channels.mail");
  });

  test.each<[unknown, string]>([
    [[{ notif_id: "subscriptions.receipt", channels: { mail: false } }], "selections.0.notif_id"],
    [[{ notif_id: "nothing.happened", channels: {} }], "selections.0.notif_id"],
    [[{ notif_id: id, channels: { pigeon: true } }], "selections.0.channels.pigeon"],
    [[{ notif_id: id, channels: { mail: "yes" } }], "selections.0.channels.mail"],
    [[], "selections"],
  ])("names the invalid field in %j", async (selections, name) => {
    expect(await put(await createReader(), selections)).toNameFields(name);
  });
});

const getSchedule = ({ session }: TestReader) => call(GET_SCHEDULE, { session });
const putSchedule = ({ session }: TestReader, body: unknown) => call(PUT_SCHEDULE, { session, body });

describe("GET notifications/me/schedule", () => {
  refusesGuests((options) => call(GET_SCHEDULE, options));

  test("returns no quiet hours and no daily email by default", async () => {
    const { json } = await getSchedule(await createReader());
    expect(json.schedule).toEqual({ quiet_from: null, quiet_to: null, digest: "off", digest_at: "08:00" });
  });
});

describe("PUT notifications/me/schedule", () => {
  refusesGuests((options) => call(PUT_SCHEDULE, { ...options, body: { digest: "daily" } }));

  test("changes only the given fields", async () => {
    const [reader, other] = [await createReader(), await createReader()];
    await putSchedule(reader, { quiet_from: "22:00", quiet_to: "07:00" });

    const { json } = await putSchedule(reader, { digest: "daily" });

    const schedule = { quiet_from: "22:00", quiet_to: "07:00", digest: "daily", digest_at: "08:00" };
    expect(json.schedule).toEqual(schedule);
    expect((await getSchedule(reader)).json.schedule).toEqual(schedule);
    expect((await getSchedule(other)).json.schedule).toMatchObject({ digest: "off" });
  });

  test.each([
    [{ quiet_from: "22:00" }, "quiet_to"],
    [{ quiet_to: "07:00" }, "quiet_from"],
    [{ quiet_from: "07:00", quiet_to: "07:00" }, "quiet_to"],
    [{ quiet_from: "24:00", quiet_to: "07:00" }, "quiet_from"],
    [{ digest: "weekly" }, "digest"],
    [{ digest_at: null }, "digest_at"],
  ])("names the invalid field in %j", async (body, name) => {
    expect(await putSchedule(await createReader(), body)).toNameFields(name);
  });
});

test("the calls for channels and schedule are 404 while users may not choose them", async () => {
  const reader = await createReader();
  await saveSettings("notifications", { subs: { integrated: false } });

  const responses = [
    await get(reader),
    await put(reader, [{ notif_id: "files.storage_near", channels: { mail: true } }]),
    await getSchedule(reader),
    await putSchedule(reader, { digest: "daily" }),
  ];

  for (const response of responses) expect(response).toBeRefused(404, "not_found");
});
