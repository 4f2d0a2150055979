// npm run bench: compares Plinth with a bare Next app and a bare Node server in the same run. Only ratios are
// meaningful.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { buildApp, isBuilt } from "../../lib/cli/building.mjs";
import { installPackages, isInstalled } from "../../lib/cli/packages.mjs";
import { measureArgon2 } from "./argon2.mjs";
import { BARE_NEXT_FOLDER, buildBareNext } from "./bare-next.mjs";
import { freshAddress, Visitor } from "./client.mjs";
import { load, loadPage, measureInTurn } from "./load.mjs";
import { measureScripts } from "./scripts.mjs";
import { startServer } from "./servers.mjs";
import { printTable, ratioRow } from "./table.mjs";

const PLINTH = "http://127.0.0.1:4601";
const BARE_NEXT = "http://127.0.0.1:4602";
const BARE_NODE = "http://127.0.0.1:4603";
const DATA = ".tmp/bench-data";
const ADMIN = { email: "admin@example.com", password: "the-admin-of-the-bench" };
const MEMBER_COUNT = 24;

const root = process.cwd();
if (!isInstalled(root)) await installPackages(root);
if (!isBuilt(root)) await buildApp(root);
mkdirSync(".tmp", { recursive: true });
rmSync(DATA, { recursive: true, force: true });

const plinth = await startPlinthAfterSetup();
const homepage = Buffer.from(await (await fetch(`${PLINTH}/`)).arrayBuffer());
writeFileSync(".tmp/bench-page", homepage);
await buildBareNext(homepage.length);
const bareNextServer = await startBareNext();
const bareNodeServer = await startServer(["tests/bench/bare-node.mjs", ".tmp/bench-page", "4603"], {
  cwd: root,
  env: {},
  url: BARE_NODE,
});
const restartedBareNext = await restartBareNext(bareNextServer);

const idleMb = plinth.memoryMb();
const rows = [];
const bareNextWithoutLogins = await measurePages(rows);
const members = await logInMembers();
await measureCalls(rows, members);
await measureLogins(rows, bareNextWithoutLogins);
await measureJavascript(rows, members[0]);
rows.push(
  ratioRow("cold start to first byte (embedded database)", plinth.startMs, restartedBareNext.startMs, {
    most: 3,
    unit: "ms",
  }),
);
console.log("");
const missed = printTable(rows);
console.log(
  `\nmemory of Plinth with the embedded database: ${idleMb.toFixed(0)} MB idle, ${plinth.memoryMb().toFixed(0)} MB after the bench (at most 350 and 550)`,
);
await Promise.all([plinth.stop(), restartedBareNext.stop(), bareNodeServer.stop()]);
console.log(`${rows.length - missed} passed, ${missed} failed`);
process.exit(missed === 0 ? 0 : 1);

function startPlinth() {
  const env = {
    PORT: "4601",
    APP_URL: PLINTH,
    DATA_DIR: DATA,
    ADMIN_PASSWORD: ADMIN.password,
    TRUSTED_PROXIES: "127.0.0.1/32",
    LOG_LEVEL: "error",
  };
  return startServer(["dist/server.mjs"], { cwd: root, env, url: `${PLINTH}/` });
}

/** Starts Plinth once to create the database, then again, so that the measured start does not include that. */
async function startPlinthAfterSetup() {
  await (await startPlinth()).stop();
  return startPlinth();
}

function startBareNext() {
  return startServer(["node_modules/next/dist/bin/next", "start", "-p", "4602"], {
    cwd: BARE_NEXT_FOLDER,
    env: {},
    url: `${BARE_NEXT}/`,
  });
}

async function restartBareNext(server) {
  await server.stop();
  return startBareNext();
}

/** Returns a function that adds a row to the table: our responses per second against theirs. */
function createCompare(table) {
  return (what, ours, theirs, least) => table.push(ratioRow(what, ours.perSecond, theirs.perSecond, { least }));
}

async function measurePages(table) {
  const encodings = { "accept-encoding": "gzip, deflate, br" };
  const ourScript = (await measureScripts(`${PLINTH}/`)).largest;
  const theirScript = (await measureScripts(`${BARE_NEXT}/`)).largest;
  // By `loadPage`, because autocannon reads uncompressed pages too slowly: it would measure itself.
  const [bareNext, home, custom] = await measureInTurn(
    [`${BARE_NEXT}/`, `${PLINTH}/`, `${PLINTH}/pages/about`].map((url) => () => loadPage(url)),
  );
  const [bareNextEncoded, homeEncoded, bareNode, homePlain, ours, theirs, bareNextWithoutLogins] = await measureInTurn([
    () => load(`${BARE_NEXT}/`, { headers: encodings }),
    () => load(`${PLINTH}/`, { headers: encodings }),
    () => load(`${BARE_NODE}/`),
    () => load(`${PLINTH}/`),
    () => load(ourScript, { headers: encodings }),
    () => load(theirScript, { headers: encodings }),
    () => load(`${BARE_NEXT}/`),
  ]);
  const compare = createCompare(table);
  compare("cached homepage, guest, against bare Next's static page", home, bareNext, 8);
  compare("the same, compressed as for a browser", homeEncoded, bareNextEncoded, 8);
  compare("cached homepage, guest, against a bare Node server", homePlain, bareNode, 0.5);
  compare("cached custom page, guest", custom, bareNext, 8);
  compare("the largest script, compressed as for a browser", ours, theirs, 4);
  return bareNextWithoutLogins;
}

async function logInMembers() {
  const admin = await new Visitor(PLINTH).logIn(ADMIN.email, ADMIN.password);
  const found = [];
  for (let n = 1; n <= MEMBER_COUNT; n++) {
    const email = `bench${n}@example.com`;
    const { status, text } = await admin.send("POST", "/api/v1/users", {
      email,
      password: ADMIN.password,
      email_verified: true,
    });
    if (status !== 201) throw new Error(`users: ${status} ${text}`);
    found.push(await new Visitor(PLINTH).logIn(email, ADMIN.password));
  }
  return found;
}

async function measureCalls(table, members) {
  const forwarded = ({ headers }) => ({ headers: { ...headers, "x-forwarded-for": freshAddress() } });
  let turn = 0;
  const asMember = ({ headers }) => ({ headers: { ...headers, cookie: members[turn++ % members.length].cookie } });
  const [handler, guest, user, bareNext, home, dynamic, dashboard] = await measureInTurn([
    () => load(`${BARE_NEXT}/api/hello`),
    () => load(`${PLINTH}/api/v1/bootstrap-data`, { changeRequest: forwarded }),
    () => load(`${PLINTH}/api/v1/bootstrap-data`, { changeRequest: asMember }),
    () => load(`${BARE_NEXT}/`),
    () => load(`${PLINTH}/`, { changeRequest: asMember }),
    () => load(`${BARE_NEXT}/dynamic`),
    () => load(`${PLINTH}/dashboard`, { changeRequest: asMember }),
  ]);
  const compare = createCompare(table);
  compare("bootstrap-data, guest, against bare Next's handler", guest, handler, 0.5);
  compare("bootstrap-data, user, against bare Next's handler", user, handler, 0.35);
  compare("cached homepage, member, against bare Next's static page", home, bareNext, 0.3);
  compare("dashboard, member, against bare Next's dynamic page", dashboard, dynamic, 0.6);
}

async function measureLogins(table, bareNextWithoutLogins) {
  const raw = await measureArgon2();
  const visitor = new Visitor(PLINTH);
  await visitor.send("GET", "/api/v1/bootstrap-data");
  // The logins come from a known browser, because each new one would cause an email.
  const known = await new Visitor(PLINTH).logIn("bench1@example.com", ADMIN.password);
  visitor.cookies.set("device", known.cookies.get("device"));
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
  const login = await load(`${PLINTH}/auth/login`, options);
  table.push(
    ratioRow("logins from a known browser, four at a time, against raw argon2", login.perSecond, raw, {
      least: 0.85,
      digits: 1,
    }),
  );
  const [home] = await Promise.all([load(`${PLINTH}/`), load(`${PLINTH}/auth/login`, options)]);
  table.push(
    ratioRow(
      "homepage's median latency while four log in, against bare Next's without logins",
      home.medianMs,
      bareNextWithoutLogins.medianMs,
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
    ["/", 1.3, {}],
    ["/login", 1.4, {}],
    ["/dashboard", 1.35, { cookie: member.cookie }],
  ];
  for (const [path, most, headers] of pagesAndLimits) {
    const { bytes } = await measureScripts(PLINTH + path, headers);
    table.push(ratioRow(`JavaScript of ${path}, gzip`, bytes / 1024, bareNext, { most, unit: "KB", digits: 1 }));
  }
}
