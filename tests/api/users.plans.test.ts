import { POST as GIVE } from "@/app/api/v1/billing/subscriptions/route";
import { POST as BAN } from "@/app/api/v1/users/[userId]/ban/route";
import { POST as IMPERSONATE } from "@/app/api/v1/users/[userId]/impersonation/route";
import { DELETE, PUT } from "@/app/api/v1/users/[userId]/route";
import { DELETE as END_SESSIONS } from "@/app/api/v1/users/[userId]/sessions/route";
import { DELETE as RESET_TWO_FACTOR } from "@/app/api/v1/users/[userId]/two-factor/route";
import { db } from "@/lib/db/db";
import type { Permission } from "@/lib/permissions/permissions";
import { call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAdmin, createUser, grant } from "../support/factories";
import { createPlan, turnBillingOn } from "../support/plans";

beforeEach(() => turnBillingOn());

/** Creates a user with a plan that grants these permissions. */
async function createSubscriber({
  permissions = [],
  endsAt = null,
}: {
  permissions?: Permission[];
  endsAt?: Date | null;
}) {
  const user = await createUser();
  const { product_id: productId, price_id: priceId } = await createPlan({ permissions });
  const dates = { periodStart: new Date(0), periodEnd: endsAt, validUntil: endsAt };
  await db.subscription.create({
    data: { userId: user.id, productId, priceId, gateway: "manual", status: "active", ...dates },
  });
  return user;
}

const createSupportSession = async () =>
  startConfirmedSession(await createUser({ permissions: ["users.update", "users.delete", "users.impersonate"] }));

const CALLS = {
  "changing the password": (session: string, userId: number) =>
    call(PUT, { session, params: { userId }, body: { password: "a-password-of-mine" } }),
  "acting as the user": (session: string, userId: number) => call(IMPERSONATE, { session, params: { userId } }),
  "a ban": (session: string, userId: number) => call(BAN, { session, params: { userId }, body: { reason: "Spam" } }),
  "ending the sessions": (session: string, userId: number) => call(END_SESSIONS, { session, params: { userId } }),
  "resetting the second factor": (session: string, userId: number) =>
    call(RESET_TWO_FACTOR, { session, params: { userId } }),
  "deleting the account": (session: string, userId: number) => call(DELETE, { session, params: { userId } }),
};

describe.each(Object.entries(CALLS))("%s", (_, send) => {
  test("is refused if a valid plan grants the user a permission that the actor lacks", async () => {
    const session = await createSupportSession();
    const user = await createSubscriber({ permissions: ["users.view"] });

    expect(await send(session, user.id)).toBeRefused(403, "forbidden");
  });

  test("is refused if the role for subscribers grants a permission that the actor lacks", async () => {
    await db.role.update({ where: { key: "subscriber" }, data: { permissions: [grant("users.view")] } });
    const session = await createSupportSession();

    expect(await send(session, (await createSubscriber({})).id)).toBeRefused(403, "forbidden");
  });

  test("works if the plan only grants permissions for one's own content, or is no longer valid", async () => {
    const session = await createSupportSession();
    const subscriber = await createSubscriber({ permissions: ["projects.create"] });
    const formerSubscriber = await createSubscriber({ permissions: ["users.view"], endsAt: new Date(1) });

    expect((await send(session, subscriber.id)).status).toBe(200);
    expect((await send(await createSupportSession(), formerSubscriber.id)).status).toBe(200);
  });
});

test("nobody becomes an admin by giving a plan to themselves", async () => {
  const as = await createUser({ permissions: ["subscriptions.create"] });
  const body = { ...(await createPlan({ permissions: ["admin"] })), user_id: as.id };

  expect(await call(GIVE, { as, body })).toBeRefused(403, "forbidden");
});

test("a user who is an admin only by a plan cannot be changed by somebody with all permissions but that one", async () => {
  const session = await createSupportSession();
  const user = await createSubscriber({ permissions: ["admin"] });

  expect(await call(PUT, { session, params: { userId: user.id }, body: { first_name: "Ann" } })).toBeRefused(
    403,
    "forbidden",
  );
  const admin = await startConfirmedSession(await createAdmin());
  expect((await call(PUT, { session: admin, params: { userId: user.id }, body: { first_name: "Ann" } })).status).toBe(
    200,
  );
});
