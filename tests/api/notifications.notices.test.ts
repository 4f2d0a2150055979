import { DELETE as LIFT, POST as SUSPEND } from "@/app/api/v1/sites/[siteId]/suspension/route";
import { PUT as CHANGE_PASSWORD } from "@/app/auth/user/password/route";
import { db } from "@/lib/db/db";
import { recordFailure } from "@/lib/domains/failing";
import { notify } from "@/lib/notices/notify";
import { passwordChangedNotice } from "@/lib/passwords/notices";
import { storageNearNotice, tryTakeStorage } from "@/lib/storage-use/storage-use";
import { call, createSession } from "../support/api";
import { runJobsNow } from "../support/due-jobs";
import { createAdmin, createDomain, createSite, createUser } from "../support/factories";
import { sendForm } from "../support/forms";

type Person = { id: number };

/** The kinds of the user's notices, the oldest first. */
async function kindsOf({ id: userId }: Person): Promise<string[]> {
  const rows = await db.notification.findMany({ where: { userId }, orderBy: { id: "asc" }, select: { type: true } });
  return rows.map(({ type }) => type);
}

test("a login with another browser causes a notice; the first login does not", async () => {
  const user = await createUser();
  await createSession(user);
  await runJobsNow("tell-new-device");
  expect(await kindsOf(user)).toEqual([]);

  await createSession(user);
  await runJobsNow("tell-new-device");

  expect(await kindsOf(user)).toEqual(["sessions.new_device"]);
});

test("a changed password causes a notice that is not emailed, because another email reports the change", async () => {
  const user = await createUser({ password: "the old one of clay" });
  const body = {
    current_password: "the old one of clay",
    password: "a new one of stone",
    password_confirmation: "a new one of stone",
  };

  expect((await call(CHANGE_PASSWORD, { as: user, body })).status).toBe(200);

  expect(await kindsOf(user)).toEqual(["passwords.changed"]);
  expect(await db.notification.count({ where: { userId: user.id, mailAt: { not: null } } })).toBe(0);
});

test("a login to a shared demo account with another browser causes no notice", async () => {
  const user = await createUser();
  await db.user.update({ where: { id: user.id }, data: { isDemo: true } });

  await createSession(user);
  await createSession(user);
  await runJobsNow("tell-new-device");

  expect(await kindsOf(user)).toEqual([]);
});

test("a shared demo account gets no notices about its security, but gets others", async () => {
  const user = await createUser();
  await db.user.update({ where: { id: user.id }, data: { isDemo: true } });

  await db.$transaction(async (tx) => {
    await notify(tx, [user.id], passwordChangedNotice.with(undefined));
    await notify(tx, [user.id], storageNearNotice.with(undefined));
  });

  expect(await kindsOf(user)).toEqual(["files.storage_near"]);
});

test("storage that becomes nearly full causes one notice", async () => {
  const user = await createUser();
  for (const bytes of [800, 80, 20, 50]) await tryTakeStorage(db, { userId: user.id, limit: 1000 }, bytes);
  expect(await kindsOf(user)).toEqual(["files.storage_near"]);
});

test("a form submission causes a notice to the site's owner; spam does not", async () => {
  const owner = await createUser();
  const site = await createSite({ owner });
  await sendForm(site, { name: "Ines" });
  await sendForm(site, {
    name: "https://a.test https://b.test https://c.test https://d.test https://e.test https://f.test",
  });
  expect(await kindsOf(owner)).toEqual(["submissions.received"]);
});

test("a domain that begins to fail causes one notice", async () => {
  const owner = await createUser();
  const { id } = await createDomain({ owner, state: "verified" });
  for (let round = 0; round < 2; round += 1) await recordFailure(id, { reason: "no-record", records: [] });
  expect(await kindsOf(owner)).toEqual(["domains.failing"]);
});

test("a suspension and its end each cause a notice to the owner", async () => {
  const owner = await createUser();
  const { id: siteId } = await createSite({ owner });
  const session = await createSession(await createAdmin());

  await call(SUSPEND, { session, params: { siteId }, body: { reason: "Phishing" } });
  await call(LIFT, { session, params: { siteId } });

  expect(await kindsOf(owner)).toEqual(["site_reports.suspended", "site_reports.suspension_lifted"]);
});
