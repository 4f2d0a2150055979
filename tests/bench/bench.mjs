// npm run bench: compares Plinth with a bare Next app and a bare Node server in the same run. Speeds differ between
// machines, so most limits are ratios. Only the limits of the editor, of publishing and of memory are absolute.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { buildApp, isBuilt } from "../../lib/cli/building.mjs";
import { installPackages, isInstalled } from "../../lib/cli/packages.mjs";
import { measureArgon2 } from "./argon2.mjs";
import { BARE_NEXT_FOLDER, buildBareNext } from "./bare-next.mjs";
import { freshAddress, Visitor } from "./client.mjs";
import { measureEditor } from "./editor.mjs";
import { loadTest, loadTestPage, measureInTurn, measureStartsInTurn } from "./load.mjs";
import { measureScripts } from "./scripts.mjs";
import { startServer } from "./servers.mjs";
import { measureSites } from "./sites.mjs";
import { limitRow, printTable, ratioRow } from "./table.mjs";

const PLINTH = "http://127.0.0.1:4601";
const BARE_NEXT = "http://127.0.0.1:4602";
const BARE_NODE = "http://127.0.0.1:4603";
const DATA = ".tmp/bench-data";
const ADMIN = { email: "admin@example.com", password: "the-admin-of-the-bench" };
/** Enough members that none reaches the limit of 600 calls a minute, even on a fast machine. */
const MEMBER_COUNT = 150;
const FILES_PER_MEMBER = 15;

const root = process.cwd();
if (!isInstalled(root)) await installPackages(root);
if (!isBuilt(root)) await buildApp(root);
mkdirSync(".tmp", { recursive: true });
rmSync(DATA, { recursive: true, force: true });

await (await startPlinth()).stop(); // creates the database, so that no measured start has to
const plinth = await startPlinth();
const homepage = Buffer.from(await (await fetch(`${PLINTH}/`)).arrayBuffer());
writeFileSync(".tmp/bench-page", homepage);
await buildBareNext(homepage.length);
const bareNextServer = await startBareNext();
const bareNodeServer = await startServer(["tests/bench/bare-node.mjs", ".tmp/bench-page", "4603"], {
  cwd: root,
  env: {},
  url: BARE_NODE,
});

const idleMb = plinth.memoryMb();
const rows = [];
await turnBillingOn();
const bareNextUnloaded = await measurePages(rows);
const members = await logInMembers();
await measureCalls(rows, members);
await measureJavascript(rows, members[0]);
await measureSites(rows, { plinth: PLINTH, bareNext: BARE_NEXT, member: members[1], bareNextUnloaded });
await measureEditor(rows, { plinth: PLINTH, member: members[2] });
await measureLogins(rows, bareNextUnloaded); // after the rows above, because its many logins end older sessions
const busyMb = plinth.memoryMb();
await Promise.all([plinth.stop(), bareNextServer.stop(), bareNodeServer.stop()]);
await measureStarts(rows);
rows.push(
  limitRow("memory with the embedded database, idle", idleMb, { most: 350, unit: "MB" }),
  limitRow("memory with the embedded database, after the bench", busyMb, { most: 500, unit: "MB" }),
);
console.log("");
const missedCount = printTable(rows);
console.log(`${rows.length - missedCount} passed, ${missedCount} failed`);
process.exit(missedCount === 0 ? 0 : 1);

/** Returns the environment variables that the script `up` in package.json sets: "NAME=value ... exec node". */
function readUpVariables() {
  const { up } = JSON.parse(readFileSync("package.json", "utf8")).scripts;
  return Object.fromEntries(
    [...up.split(" exec ")[0].matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
}

function startPlinth() {
  const env = {
    ...readUpVariables(),
    PORT: "4601",
    APP_URL: PLINTH,
    DATA_DIR: DATA,
    ADMIN_PASSWORD: ADMIN.password,
    TRUSTED_PROXIES: "127.0.0.1/32",
    LOG_LEVEL: "error",
  };
  return startServer(["dist/server.mjs"], { cwd: root, env, url: `${PLINTH}/` });
}

function startBareNext() {
  return startServer(["node_modules/next/dist/bin/next", "start", "-p", "4602"], {
    cwd: BARE_NEXT_FOLDER,
    env: {},
    url: `${BARE_NEXT}/`,
  });
}

/** Starts the two servers alternately, several times each, because the machine's speed varies. Compares the medians. */
async function measureStarts(table) {
  const [ours, theirs] = await measureStartsInTurn([startPlinth, startBareNext]);
  table.push(ratioRow("cold start to first byte (embedded database)", ours, theirs, { most: 3.2, unit: "ms" }));
}

/**
 * Returns a function that adds a row to the table. The row compares our responses per second with those of a bare
 * server.
 */
function createComparer(table) {
  return (what, ours, theirs, least) => table.push(ratioRow(what, ours.perSecond, theirs.perSecond, { least }));
}

/** Turns billing on. The three plans that the first start creates are on the pricing page, and not on the homepage. */
async function turnBillingOn() {
  const admin = await new Visitor(PLINTH).logIn(ADMIN.email, ADMIN.password);
  await admin.send("POST", "/auth/user/confirm-password", { password: ADMIN.password });
  await admin.call("PUT", "settings", { homepage: { appearance: { showPricing: false } }, billing: { enable: true } });
}

/**
 * Adds rows about public pages. Returns the measurement of bare Next's page, with which later rows compare our homepage
 * under load.
 */
async function measurePages(table) {
  const encodings = { "accept-encoding": "gzip, deflate, br" };
  const ourScript = (await measureScripts(`${PLINTH}/`)).largest;
  const theirScript = (await measureScripts(`${BARE_NEXT}/`)).largest;
  // Uses `loadTestPage`: autocannon is slower than these pages, so it would only measure itself.
  const [bareNext, home, custom, pricing, bareNode, homeEncoded, ours] = await measureInTurn([
    () => loadTestPage(`${BARE_NEXT}/`),
    () => loadTestPage(`${PLINTH}/`),
    () => loadTestPage(`${PLINTH}/pages/about`),
    () => loadTestPage(`${PLINTH}/pricing`),
    () => loadTestPage(`${BARE_NODE}/`),
    () => loadTestPage(`${PLINTH}/`, { headers: encodings }),
    () => loadTestPage(ourScript, { headers: encodings }),
  ]);
  // Uses autocannon: `loadTestPage` needs a Content-Length, which bare Next's compressed responses lack, and does not
  // measure the latency. Autocannon is fast enough for bare Next.
  const [bareNextEncoded, theirs, bareNextUnloaded] = await measureInTurn([
    () => loadTest(`${BARE_NEXT}/`, { headers: encodings }),
    () => loadTest(theirScript, { headers: encodings }),
    () => loadTest(`${BARE_NEXT}/`),
  ]);
  const compare = createComparer(table);
  compare("cached homepage, guest, against bare Next's static page", home, bareNext, 10);
  compare("the same, compressed as for a browser", homeEncoded, bareNextEncoded, 10);
  compare("cached homepage, guest, against a bare Node server", home, bareNode, 0.6);
  compare("cached custom page, guest", custom, bareNext, 10);
  compare("cached pricing page with three plans, guest", pricing, bareNext, 10);
  compare("the largest script, compressed as for a browser", ours, theirs, 5);
  return bareNextUnloaded;
}

async function logInMembers() {
  const admin = await new Visitor(PLINTH).logIn(ADMIN.email, ADMIN.password);
  await admin.send("POST", "/auth/user/confirm-password", { password: ADMIN.password });
  const members = [];
  for (let n = 1; n <= MEMBER_COUNT; n++) {
    const email = `bench${n}@example.com`;
    const { status, text } = await admin.send("POST", "/api/v1/users", {
      email,
      password: ADMIN.password,
      email_verified: true,
    });
    if (status !== 201) throw new Error(`users: ${status} ${text}`);
    members.push(await new Visitor(PLINTH).logIn(email, ADMIN.password));
  }
  return members;
}

async function measureCalls(table, members) {
  const forwarded = ({ headers }) => ({ headers: { ...headers, "x-forwarded-for": freshAddress() } });
  let turn = 0;
  const asMember = ({ headers }) => ({ headers: { ...headers, cookie: members[turn++ % members.length].cookie } });
  for (const member of members) for (let n = 0; n < FILES_PER_MEMBER; n++) await member.upload(`file-${n}.txt`, "text");
  const [handler, guest, user, files, bareNext, home, dynamic, dashboard, settings] = await measureInTurn([
    () => loadTest(`${BARE_NEXT}/api/hello`),
    () => loadTest(`${PLINTH}/api/v1/bootstrap-data`, { changeRequest: forwarded }),
    () => loadTest(`${PLINTH}/api/v1/bootstrap-data`, { changeRequest: asMember }),
    () => loadTest(`${PLINTH}/api/v1/file-entries`, { changeRequest: asMember }),
    () => loadTest(`${BARE_NEXT}/`),
    () => loadTest(`${PLINTH}/`, { changeRequest: asMember }),
    () => loadTest(`${BARE_NEXT}/dynamic`),
    () => loadTest(`${PLINTH}/dashboard`, { changeRequest: asMember }),
    () => loadTest(`${PLINTH}/account-settings`, { changeRequest: asMember }),
  ]);
  const compare = createComparer(table);
  compare("bootstrap-data, guest, against bare Next's handler", guest, handler, 1.3);
  compare("bootstrap-data, user, against bare Next's handler", user, handler, 1);
  compare(`a list of ${FILES_PER_MEMBER} files, against bare Next's handler`, files, handler, 0.6);
  compare("cached homepage, member, against bare Next's static page", home, bareNext, 1.5);
  compare("dashboard, member, against bare Next's dynamic page", dashboard, dynamic, 2);
  compare("account settings, member, against bare Next's dynamic page", settings, dynamic, 2);
}

async function measureLogins(table, bareNextUnloaded) {
  const visitor = new Visitor(PLINTH);
  await visitor.send("GET", "/api/v1/bootstrap-data");
  // The logins come from a known browser, because each login from a new browser would send an email.
  const knownBrowser = await new Visitor(PLINTH).logIn("bench1@example.com", ADMIN.password);
  visitor.cookies.set("device", knownBrowser.cookies.get("device"));
  const options = {
    method: "POST",
    connections: 4,
    headers: {
      "content-type": "application/json",
      cookie: visitor.cookie,
      "x-xsrf-token": visitor.cookies.get("XSRF-TOKEN"),
    },
    body: JSON.stringify({ email: "bench1@example.com", password: ADMIN.password, remember: true }),
    changeRequest: ({ headers }) => ({ headers: { ...headers, "x-forwarded-for": freshAddress() } }),
  };
  const [argon2, login] = await measureInTurn([measureArgon2, () => loadTest(`${PLINTH}/auth/login`, options)]);
  table.push(
    ratioRow("logins from a known browser, four at a time, against raw argon2", login.perSecond, argon2.perSecond, {
      least: 0.5,
      digits: 1,
    }),
  );
  const [home] = await Promise.all([loadTest(`${PLINTH}/`), loadTest(`${PLINTH}/auth/login`, options)]);
  table.push(
    ratioRow(
      "homepage's median latency while four log in, against bare Next's without logins",
      home.medianMs,
      bareNextUnloaded.medianMs,
      {
        most: 1,
        unit: "ms",
        digits: 1,
      },
    ),
  );
}

async function measureJavascript(table, member) {
  const bareNext = (await measureScripts(`${BARE_NEXT}/`)).bytes / 1024;
  const pagesAndLimits = [
    ["/", 1.1, {}],
    ["/login", 1.2, {}],
    ["/dashboard", 1.15, { cookie: member.cookie }],
  ];
  for (const [path, most, headers] of pagesAndLimits) {
    const { bytes } = await measureScripts(PLINTH + path, headers);
    table.push(ratioRow(`JavaScript of ${path}, gzip`, bytes / 1024, bareNext, { most, unit: "KB", digits: 1 }));
  }
}
