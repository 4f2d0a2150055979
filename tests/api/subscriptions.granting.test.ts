import { POST as CANCEL } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/cancel/route";
import { POST as CHANGE } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/change-plan/route";
import { POST as RESUME } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/resume/route";
import { PUT } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/route";
import { POST as SYNC } from "@/app/api/v1/billing/subscriptions/[subscriptionId]/sync/route";
import { POST as GIVE } from "@/app/api/v1/billing/subscriptions/route";
import { db } from "@/lib/db/db";
import type { Permission } from "@/lib/permissions/permissions";
import { type ApiResponse, call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { createAccessToken, createAdmin, createUser, grant } from "../support/factories";
import { createPlan, subscribe, turnBillingOn } from "../support/plans";

beforeEach(() => turnBillingOn());

const STAFF: Permission[] = ["subscriptions.create", "subscriptions.update"];
const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString();

type Caller = { session?: string; bearer?: string };
type Send = (caller: Caller) => Promise<ApiResponse>;
type Prepare = (permissions: Permission[]) => Promise<Send>;

const prepareChange =
  (send: (caller: Caller, params: { subscriptionId: number }) => Promise<ApiResponse>): Prepare =>
  async (permissions) => {
    const subscriptionId = await subscribe(await createUser(), await createPlan({ permissions }));
    return (caller) => send(caller, { subscriptionId });
  };

/** Calls that give a user a plan with these permissions, or change a user's subscription to it. */
const CALLS: Record<string, Prepare> = {
  "giving a plan": async (permissions) => {
    const body = { ...(await createPlan({ permissions })), user_id: (await createUser()).id };
    return (caller) => call(GIVE, { ...caller, body });
  },
  "extending a subscription": prepareChange((caller, params) =>
    call(PUT, { ...caller, params, body: { ends_at: inAYear() } }),
  ),
  "syncing a subscription": prepareChange((caller, params) => call(SYNC, { ...caller, params })),
  "resuming a subscription": prepareChange((caller, params) => call(RESUME, { ...caller, params })),
  "cancelling a subscription": prepareChange((caller, params) => call(CANCEL, { ...caller, params, body: {} })),
  "changing to a plan": async (permissions) => {
    const subscriptionId = await subscribe(await createUser(), await createPlan());
    const body = await createPlan({ permissions });
    return (caller) => call(CHANGE, { ...caller, params: { subscriptionId }, body });
  },
  "changing from a plan": async (permissions) => {
    const subscriptionId = await subscribe(await createUser(), await createPlan({ permissions }));
    const body = await createPlan();
    return (caller) => call(CHANGE, { ...caller, params: { subscriptionId }, body });
  },
};

describe.each(Object.entries(CALLS))("%s", (_, prepare) => {
  test("needs each permission of the plan that is not only about one's own content", async () => {
    const send = await prepare(["users.view", "projects.create"]);
    const session = await createSession(await createUser({ permissions: STAFF }));
    const abler = await createSession(await createUser({ permissions: [...STAFF, "users.view"] }));

    expect(await send({ session })).toBeRefused(403, "forbidden");
    expect((await send({ session: abler })).status).toBeLessThan(300);
  });

  test("needs each permission of the role for subscribers", async () => {
    const permissions = [grant("users.view")];
    const send = await prepare([]);
    await db.role.update({ where: { key: "subscriber" }, data: { permissions } });
    const session = await createSession(await createUser({ permissions: STAFF }));

    expect(await send({ session })).toBeRefused(403, "forbidden");
  });

  test("needs an admin's confirmed password, and no token, if the plan makes admins", async () => {
    const send = await prepare(["admin"]);
    const admin = await createAdmin();

    expect(await send({ bearer: await createAccessToken({ user: admin }) })).toBeRefused(403, "forbidden");
    expect(await send({ session: await createSession(admin) })).toBeRefused(423, "password_required");
    expect((await send({ session: await startConfirmedSession(admin) })).status).toBeLessThan(300);
  });
});

test("a refused gift leaves no subscription", async () => {
  const user = await createUser();
  const body = { ...(await createPlan({ permissions: ["admin"] })), user_id: user.id };

  await call(GIVE, { as: await createUser({ permissions: STAFF }), body });

  expect(await db.subscription.count({ where: { userId: user.id } })).toBe(0);
});

test("users change their own subscriptions, whatever the plans grant", async () => {
  const as = await createUser();
  const subscriptionId = await subscribe(as, await createPlan({ permissions: ["users.view"] }));
  const body = await createPlan({ permissions: ["users.delete"] });

  const { status } = await call(CHANGE, { as, params: { subscriptionId }, body });

  expect(status).toBe(200);
});
