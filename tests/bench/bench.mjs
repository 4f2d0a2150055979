// npm run bench: compares Plinth with a bare Next app and a bare Node server in the same run. Only ratios are
// meaningful.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { buildApp, isBuilt } from "../../lib/cli/building.mjs";
import { installPackages, isInstalled } from "../../lib/cli/packages.mjs";
import { rawArgon2 } from "./argon2.mjs";
import { freshAddress, Visitor } from "./client.mjs";
import { buildFloor, FLOOR as FLOOR_FOLDER } from "./floor.mjs";
import { inTurn, load, loadPage } from "./load.mjs";
import { javascriptOf } from "./scripts.mjs";
import { startServer } from "./servers.mjs";
import { print, ratio } from "./table.mjs";

const PLINTH = "http://127.0.0.1:4601";
const FLOOR = "http://127.0.0.1:4602";
const BARE = "http://127.0.0.1:4603";
const DATA = ".tmp/bench-data";
const ADMIN = { email: "admin@example.com", password: "the-admin-of-the-bench" };
const MEMBERS = 24;

const root = process.cwd();
if (!isInstalled(root)) await installPackages(root);
if (!isBuilt(root)) await buildApp(root);
mkdirSync(".tmp", { recursive: true });
rmSync(DATA, { recursive: true, force: true });

const plinth = await firstThenAgain();
const homepage = Buffer.from(await (await fetch(`${PLINTH}/`)).arrayBuffer());
writeFileSync(".tmp/bench-page", homepage);
await buildFloor(homepage.length);
const floorServer = await startFloor();
const bare = await startServer(["tests/bench/bare-node.mjs", ".tmp/bench-page", "4603"], {
  cwd: root,
  env: {},
  url: BARE,
});
const floorAgain = await restart(floorServer);

const idle = plinth.memory();
const rows = [];
const quiet = await pages(rows);
const members = await logInMembers();
await calls(rows, members);
await logins(rows, quiet);
await javascript(rows, members[0]);
rows.push(
  ratio("cold start to first byte (embedded database)", plinth.startMs, floorAgain.startMs, { most: 3, unit: "ms" }),
);
console.log("");
const broken = print(rows);
console.log(
  `\nmemory of Plinth with the embedded database: ${idle.toFixed(0)} MB idle, ${plinth.memory().toFixed(0)} MB after the bench (at most 350 and 550)`,
);
await Promise.all([plinth.stop(), floorAgain.stop(), bare.stop()]);
console.log(`${rows.length - broken} passed, ${broken} failed`);
process.exit(broken === 0 ? 0 : 1);

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

/** Starts twice: the first start creates the database, so that the measured one does not have to. */
async function firstThenAgain() {
  await (await startPlinth()).stop();
  return startPlinth();
}

function startFloor() {
  return startServer(["node_modules/next/dist/bin/next", "start", "-p", "4602"], {
    cwd: FLOOR_FOLDER,
    env: {},
    url: `${FLOOR}/`,
  });
}

async function restart(server) {
  await server.stop();
  return startFloor();
}

function comparing(table) {
  return (what, ours, theirs, least) => table.push(ratio(what, ours.perSecond, theirs.perSecond, { least }));
}

async function pages(table) {
  const encodings = { "accept-encoding": "gzip, deflate, br" };
  const ourScript = (await javascriptOf(`${PLINTH}/`)).largest;
  const theirScript = (await javascriptOf(`${FLOOR}/`)).largest;
  // an uncompressed page is more than autocannon can read in time: it would measure itself
  const [floor, home, custom] = await inTurn(
    [`${FLOOR}/`, `${PLINTH}/`, `${PLINTH}/pages/about`].map((url) => () => loadPage(url)),
  );
  const [floorEncoded, homeEncoded, bareNode, homePlain, ours, theirs, quiet] = await inTurn([
    () => load(`${FLOOR}/`, { headers: encodings }),
    () => load(`${PLINTH}/`, { headers: encodings }),
    () => load(`${BARE}/`),
    () => load(`${PLINTH}/`),
    () => load(ourScript, { headers: encodings }),
    () => load(theirScript, { headers: encodings }),
    () => load(`${FLOOR}/`),
  ]);
  const against = comparing(table);
  against("cached homepage, guest, against the floor's static page", home, floor, 8);
  against("the same, as a browser asks for it", homeEncoded, floorEncoded, 8);
  against("cached homepage, guest, against a bare Node server", homePlain, bareNode, 0.5);
  against("cached custom page, guest", custom, floor, 8);
  against("the largest script, as a browser asks for it", ours, theirs, 4);
  return quiet;
}

async function logInMembers() {
  const admin = await new Visitor(PLINTH).logIn(ADMIN.email, ADMIN.password);
  const found = [];
  for (let n = 1; n <= MEMBERS; n++) {
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

async function calls(table, members) {
  const forwarded = ({ headers }) => ({ headers: { ...headers, "x-forwarded-for": freshAddress() } });
  let turn = 0;
  const asMember = ({ headers }) => ({ headers: { ...headers, cookie: members[turn++ % members.length].cookie } });
  const [handler, guest, user, floor, home, dynamic, dashboard] = await inTurn([
    () => load(`${FLOOR}/api/hello`),
    () => load(`${PLINTH}/api/v1/bootstrap-data`, { next: forwarded }),
    () => load(`${PLINTH}/api/v1/bootstrap-data`, { next: asMember }),
    () => load(`${FLOOR}/`),
    () => load(`${PLINTH}/`, { next: asMember }),
    () => load(`${FLOOR}/dynamic`),
    () => load(`${PLINTH}/dashboard`, { next: asMember }),
  ]);
  const against = comparing(table);
  against("bootstrap-data, guest, against the floor's handler", guest, handler, 0.5);
  against("bootstrap-data, user, against the floor's handler", user, handler, 0.35);
  against("cached homepage, member, against the floor's static page", home, floor, 0.3);
  against("dashboard, member, against the floor's dynamic page", dashboard, dynamic, 0.6);
}

async function logins(table, quietFloor) {
  const raw = await rawArgon2();
  const visitor = new Visitor(PLINTH);
  await visitor.send("GET", "/api/v1/bootstrap-data");
  // as from a known browser: each new one would cause a mail
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
    next: ({ headers }) => ({ headers: { ...headers, "x-forwarded-for": freshAddress() } }),
  };
  const login = await load(`${PLINTH}/auth/login`, options);
  table.push(
    ratio("logins from a known browser, four at a time, against raw argon2", login.perSecond, raw, {
      least: 0.85,
      digits: 1,
    }),
  );
  const [home] = await Promise.all([load(`${PLINTH}/`), load(`${PLINTH}/auth/login`, options)]);
  table.push(
    ratio("homepage's median while four log in, against the quiet floor's", home.medianMs, quietFloor.medianMs, {
      most: 1,
      unit: "ms",
      digits: 1,
    }),
  );
}

async function javascript(table, member) {
  const floor = (await javascriptOf(`${FLOOR}/`)).bytes / 1024;
  const pagesAndLimits = [
    ["/", 1.3, {}],
    ["/login", 1.4, {}],
    ["/dashboard", 1.35, { cookie: member.cookie }],
  ];
  for (const [path, most, headers] of pagesAndLimits) {
    const { bytes } = await javascriptOf(PLINTH + path, headers);
    table.push(ratio(`JavaScript of ${path}, gzip`, bytes / 1024, floor, { most, unit: "KB", digits: 1 }));
  }
}
