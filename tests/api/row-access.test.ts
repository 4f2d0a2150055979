import type { RouteHandler } from "@/lib/api/methods";
import { db } from "@/lib/db/db";
import { type Call, callsOf, isOpen, pathParameters } from "@/lib/openapi/call";
import { type CallOptions, call } from "../support/api";
import { startConfirmedSession } from "../support/confirmed-session";
import { addMember, createAccessToken, createUser, createWorkspace, unique } from "../support/factories";
import { importRoute, routeFiles, routePath } from "../support/route-files";
import type { UserRows, Victim } from "../support/sample";
import { type LoadedSample, SAMPLES } from "../support/samples";
import { withDataFolder } from "../support/uploads";

withDataFolder();

jest.setTimeout(300_000);

/** A name that only the victim's rows have. */
const MARK = unique("victim");

/** Paths that name no row, and paths whose access is checked in other tests. */
const EXCLUDED_PATHS: readonly RegExp[] = [
  /^\/(?:secure|auth)\//, // social login, and links with a secret
  /^\/(?:internal|files|og)\//, // internal calls, files and generated social images
  /\/tus\/upload\//, // the id is a secret
  /\/value-lists\//, // the same for everyone
  /\/workspace\/(?:invite|join)\//, // the id of an invite is a secret
];

/** Calls that any logged-in user may make about another user. */
const READS_OF_ANY_USER = ["GET /api/v1/users/{userId}", "GET /api/v1/users/{userId}/avatar"];

/** The export in the samples is not ready, so even its owner cannot download it. */
const NOT_READY = "GET /api/v1/users/me/export/{exportId}/download";

type UserSample = LoadedSample & { rows: UserRows };
/** A victim, and the ids of their rows by path parameter. */
type CreatedVictim = Victim & { params: Record<string, string | number> };

const USER_SAMPLES = SAMPLES.filter((sample): sample is UserSample => sample.rows !== "installation");

let calls: CheckedCall[];
beforeAll(async () => {
  calls = (await loadCalls()).filter(isAboutRows);
});

/** Creates a user with a row of each kind. With `inWorkspace`, the content belongs to the user's workspace. */
async function createVictim({ inWorkspace }: { inWorkspace: boolean }): Promise<CreatedVictim> {
  const owner = await createUser({ roles: ["user"], firstName: MARK });
  const workspace = await createWorkspace({ owner, name: MARK });
  const rowOptions = { owner, name: MARK, ...(inWorkspace && { workspace }) };
  const victim = { owner, workspace, rowOptions, uniqueName: MARK };
  const params = {};
  for (const { rows } of USER_SAMPLES) Object.assign(params, await rows.create(victim));
  return { ...victim, params };
}

/** Returns the current state of the victim's rows. */
const stateOf = ({ params, ...victim }: CreatedVictim) =>
  Promise.all(USER_SAMPLES.map(async ({ path, rows }) => [path, await rows.readState?.(params, victim)]));

type CheckedCall = Call & { name: string; handler: RouteHandler };

async function loadCalls(): Promise<CheckedCall[]> {
  const files = routeFiles("app");
  const routes = await Promise.all(files.map(async (file) => ({ file, exports: await importRoute(file) })));
  return routes.flatMap(({ file, exports }) =>
    callsOf([{ path: routePath(file), exports }]).map((routeCall) => ({
      ...routeCall,
      name: `${routeCall.method} ${routeCall.path}`,
      handler: exports[routeCall.method] as RouteHandler,
    })),
  );
}

const isCallOf = ({ path }: Call, sample: LoadedSample) => path.startsWith(`/api/v1/${sample.path}/`);
const isAboutInstallation = (checkedCall: Call) =>
  SAMPLES.some((sample) => sample.rows === "installation" && isCallOf(checkedCall, sample));
const isAboutContent = (checkedCall: Call) =>
  USER_SAMPLES.some((sample) => sample.rows.isContent && isCallOf(checkedCall, sample));

const isAboutRows = (checkedCall: CheckedCall) =>
  pathParameters(checkedCall).length > 0 &&
  !isOpen(checkedCall) &&
  !isAboutInstallation(checkedCall) &&
  !EXCLUDED_PATHS.some((path) => path.test(checkedCall.path));

async function optionsFor(
  { path, name }: CheckedCall,
  { params: ids, ...victim }: CreatedVictim,
): Promise<CallOptions> {
  const params = Object.fromEntries(
    pathParameters({ path }).map((parameter) => [parameter, ids[parameter] ?? `no row for ${parameter}`]),
  );
  const options = USER_SAMPLES.map(({ rows }) => rows.callOptions?.[name]).find(Boolean);
  return { params, ...(await options?.(ids, victim)) };
}

/** Makes the call. Returns its name, the status, and whether the response contains the victim's data. */
async function makeCall(
  checkedCall: CheckedCall,
  victim: CreatedVictim,
  as: CallOptions,
): Promise<[string, number, boolean]> {
  const { status, json } = await call(checkedCall.handler, { ...(await optionsFor(checkedCall, victim)), ...as });
  return [checkedCall.name, status, JSON.stringify(json ?? "").includes(MARK)];
}

test("there are calls about rows, and each path parameter of these calls has a row in the samples", async () => {
  const { params } = await createVictim({ inWorkspace: false });

  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter(isAboutContent).length).toBeGreaterThan(30);
  expect(
    calls.flatMap((checkedCall) =>
      pathParameters(checkedCall)
        .filter((name) => params[name] === undefined)
        .map(
          (name) =>
            `${checkedCall.name}: no row for ${name}. Add tests/samples/<noun>.ts, whose "rows" creates this row or is "installation"`,
        ),
    ),
  ).toEqual([]);
});

test("an owner can read their own rows", async () => {
  const victim = await createVictim({ inWorkspace: false });
  const session = await startConfirmedSession(victim.owner);
  const reads = calls.filter(
    ({ method, name, documentation: { access } }) =>
      method === "GET" && (access === "user" || access === "projects.create") && name !== NOT_READY,
  );

  const refusedReads = [];
  for (const read of reads) {
    const [name, status] = await makeCall(read, victim, { session });
    if ([401, 403, 404].includes(status)) refusedReads.push([name, status]);
  }

  expect(reads.length).toBeGreaterThan(20);
  expect(refusedReads).toEqual([]);
});

/** Callers who must not reach the rows, by name. Each function returns the options of their calls. */
const STRANGERS: Readonly<Record<string, (victim: CreatedVictim) => Promise<CallOptions>>> = {
  "a guest": async () => ({}),
  "another user": async () => ({ session: await startConfirmedSession(await createUser({ roles: ["user"] })) }),
  "another user who sends the id of the workspace": async ({ workspace }) => ({
    session: await startConfirmedSession(await createUser({ roles: ["user"] })),
    query: { workspaceId: workspace.id },
  }),
  "a member of another workspace": async () => {
    const user = await createUser({ roles: ["user"] });
    const other = await createWorkspace({ owner: user });
    return { session: await startConfirmedSession(user), query: { workspaceId: other.id } };
  },
  "a removed member": async ({ workspace }) => {
    const user = await createUser({ roles: ["user"] });
    await addMember(workspace.id, user, ["projects.create", "projects.view", "sites.view", "files.view"]);
    const session = await startConfirmedSession(user);
    await db.workspaceMember.deleteMany({ where: { workspaceId: workspace.id, userId: user.id } });
    return { session };
  },
  "a token of another user": async () => ({
    bearer: await createAccessToken({ user: await createUser({ roles: ["user"], permissions: ["api.access"] }) }),
  }),
};

describe.each([
  ["personal rows", false],
  ["rows of a workspace", true],
] as const)("%s", (_, inWorkspace) => {
  test.each(Object.keys(STRANGERS))("cannot be reached by %s", async (stranger) => {
    const victim = await createVictim({ inWorkspace });
    const as = (await STRANGERS[stranger]?.(victim)) ?? {};
    const before = await stateOf(victim);

    const reachedCalls = [];
    for (const checkedCall of calls) {
      const result = await makeCall(checkedCall, victim, as);
      const [, status, hasData] = result;
      const isRefused = [401, 403, 404].includes(status) && !hasData;
      if (!isRefused && !(READS_OF_ANY_USER.includes(checkedCall.name) && stranger !== "a guest"))
        reachedCalls.push(result);
    }

    expect(reachedCalls).toEqual([]);
    expect(await stateOf(victim)).toEqual(before);
  });
});

test("a member whose role has no permissions cannot reach any content of the workspace", async () => {
  const victim = await createVictim({ inWorkspace: true });
  const user = await createUser({ roles: ["user"] });
  await addMember(victim.workspace.id, user, []);
  const session = await startConfirmedSession(user);

  const reachedCalls = [];
  for (const checkedCall of calls.filter(isAboutContent)) {
    const result = await makeCall(checkedCall, victim, { session });
    const [, status, hasData] = result;
    if (![403, 404].includes(status) || hasData) reachedCalls.push(result);
  }

  expect(reachedCalls).toEqual([]);
});

test("an owner's token without the needed abilities reaches no content", async () => {
  const victim = await createVictim({ inWorkspace: false });
  const bearer = await createAccessToken({ user: victim.owner, abilities: ["menus.view"] });

  const reachedCalls = [];
  for (const checkedCall of calls.filter(isAboutContent)) {
    const result = await makeCall(checkedCall, victim, { bearer });
    const [, status, hasData] = result;
    if (![403, 404].includes(status) || hasData) reachedCalls.push(result);
  }

  expect(reachedCalls).toEqual([]);
});
