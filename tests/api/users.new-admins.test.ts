import { PUT as CHANGE_ROLE } from "@/app/api/v1/roles/[roleId]/route";
import { POST as CREATE_ROLE } from "@/app/api/v1/roles/route";
import { PUT as CHANGE_USER } from "@/app/api/v1/users/[userId]/route";
import { DELETE as RESET_TWO_FACTOR } from "@/app/api/v1/users/[userId]/two-factor/route";
import { POST as CREATE_USER } from "@/app/api/v1/users/route";
import { db } from "@/lib/db/db";
import { type ApiResponse, call, createSession } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import {
  createAccessToken,
  createAdmin,
  createRole,
  createUser,
  getSeededRole,
  grant,
  roleInput,
  userInput,
} from "../support/factories";

type Caller = { session?: string; bearer?: string };
type Send = (caller: Caller) => Promise<ApiResponse>;

/** Creates a user. Returns a function that makes the call to change this user. */
const prepareUserChange = async (change: (user: { id: number }) => Promise<object> | object): Promise<Send> => {
  const user = await createUser();
  const body = await change(user);
  return (caller) => call(CHANGE_USER, { ...caller, params: { userId: user.id }, body });
};

/**
 * Calls that give the admin permission to a user or a role, that give access to another user's account, or that create
 * an account for an address without a proof.
 */
const CALLS: Record<string, () => Promise<Send>> = {
  "creating a user with the admin permission": async () => {
    const body = userInput({ permissions: [grant("admin")] });
    return (caller) => call(CREATE_USER, { ...caller, body });
  },
  "creating a user with the admin role": async () => {
    const body = userInput({ roles: [(await getSeededRole("admin")).id] });
    return (caller) => call(CREATE_USER, { ...caller, body });
  },
  "creating a user with a verified address": async () => {
    const body = userInput({ email_verified: true });
    return (caller) => call(CREATE_USER, { ...caller, body });
  },
  "giving a user the admin permission": () => prepareUserChange(() => ({ permissions: [grant("admin")] })),
  "giving a user the admin role": () => prepareUserChange(async () => ({ roles: [(await getSeededRole("admin")).id] })),
  "changing another user's password": () => prepareUserChange(() => ({ password: "a-password-of-mine" })),
  "changing another user's email address": () => prepareUserChange(({ id }) => ({ email: `mine-${id}@example.com` })),
  "verifying another user's address": async () => {
    const user = await createUser({ verified: false });
    const body = { email_verified: true };
    return (caller) => call(CHANGE_USER, { ...caller, params: { userId: user.id }, body });
  },
  "resetting another user's second factor": async () => {
    const user = await createUser();
    return (caller) => call(RESET_TWO_FACTOR, { ...caller, params: { userId: user.id } });
  },
  "creating a role with the admin permission": async () => {
    const body = roleInput({ permissions: [grant("admin")] });
    return (caller) => call(CREATE_ROLE, { ...caller, body });
  },
  "giving a role the admin permission": async () => {
    const role = await createRole();
    const body = { permissions: [grant("admin")] };
    return (caller) => call(CHANGE_ROLE, { ...caller, params: { roleId: role.id }, body });
  },
};

describe.each(Object.entries(CALLS))("%s", (_, prepare) => {
  test("needs the admin's confirmed password", async () => {
    const [send, admin] = [await prepare(), await createAdmin()];

    expect(await send({ session: await createSession(admin) })).toBeRefused(423, "password_required");
    expect((await send({ session: await startConfirmedSession(admin) })).status).toBeLessThan(300);
  });

  test("is refused to an admin's API token", async () => {
    const [send, admin] = [await prepare(), await createAdmin()];

    expect(await send({ bearer: await createAccessToken({ user: admin }) })).toBeRefused(403, "forbidden");
  });

  test("is refused to an admin who is logged in as another admin", async () => {
    const [send, admin, other] = [await prepare(), await createAdmin(), await createAdmin()];
    const session = await startConfirmedSession(other);
    await db.session.updateMany({
      where: { userId: other.id },
      data: { impersonatedId: admin.id, impersonatedUntil: new Date(Date.now() + 60_000) },
    });

    expect(await send({ session })).toBeRefused(403, "forbidden");
  });
});

test("changing a name, or permissions other than admin, needs no confirmed password", async () => {
  const [user, as] = [await createUser(), await createAdmin()];
  const body = { first_name: "Lena", email: user.email, email_verified: true, permissions: [grant("files.create")] };

  expect((await call(CHANGE_USER, { as, params: { userId: user.id }, body })).status).toBe(200);
});
