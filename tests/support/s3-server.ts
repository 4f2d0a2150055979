import { type ChildProcess, execFile, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { pickFreePort } from "./app-process";
import { until } from "./until";

const run = promisify(execFile);

/** Debian's packages are unpacked here once. Nothing is installed. */
const PACKAGES = path.resolve(".tmp/s3-server");
const SWIFT_PACKAGES = ["swift-proxy", "swift-object", "swift-container", "swift-account", "memcached"];
/** Dependencies that the packages do not need when they run from a folder. */
const UNNEEDED_PACKAGES =
  /uwsgi|rsyslog|logrotate|po-debconf|intltool|openstack-pkg|rsync|libzmq|libnorm|libpgm|docutils|roman|libestr|libfastjson|liblognorm|libpcre3|libyajl/;
const PYTHON = "/usr/bin/python3";

export type S3Server = {
  endpoint: string;
  bucket: string;
  /** The environment variables with which the app uses this server. */
  env: Record<string, string>;
  client: S3Client;
  stop(): Promise<void>;
};

type Setup = { root: string; home: string; etc: string; port: number; origin: string };

/**
 * Starts a real S3 server: OpenStack Swift with its S3 API, which checks signatures, their expiry and the parts of an
 * upload. CORS allows pages of `origin` to send files to it. Its data is in a temporary folder that `stop` removes.
 * Needs Debian's package archive the first time.
 */
export async function startS3Server({ origin = "http://localhost:3000" } = {}): Promise<S3Server> {
  const root = await unpackPackages();
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "plinth-s3-"));
  const setup: Setup = { root, home, etc: path.join(home, "etc"), port: await pickFreePort(), origin };
  for (const folder of ["etc", "srv/d1", "log"]) fs.mkdirSync(path.join(home, folder), { recursive: true });
  const { children, ports } = await startPrograms(setup);
  // The proxy responds before the servers behind it are ready. Until they are, it refuses calls for buckets with 503.
  const isReady = async () => (await Promise.all([setup.port, ...ports].map(isResponding))).every(Boolean);
  await until(isReady, { what: "the S3 server responds", timeoutMs: 120_000 });

  const endpoint = `http://127.0.0.1:${setup.port}`;

  const client = new S3Client({
    endpoint,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { accessKeyId: "test:tester", secretAccessKey: "testing" },
    requestChecksumCalculation: "WHEN_REQUIRED",
  });
  const bucket = "plinth-tests";
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  return {
    endpoint,
    bucket,
    client,
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: "us-east-1",
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: "test:tester",
      S3_SECRET_ACCESS_KEY: "testing",
      S3_FORCE_PATH_STYLE: "true",
    },
    async stop() {
      client.destroy();
      await Promise.all(children.map(killAndWait));
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

async function killAndWait(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGKILL");
  await ended;
}

async function unpackPackages(): Promise<string> {
  const root = path.join(PACKAGES, "root");
  if (fs.existsSync(path.join(root, "complete"))) return root;
  const debs = path.join(PACKAGES, "debs");
  fs.mkdirSync(debs, { recursive: true });
  const plan = ["install", "--no-install-recommends", "-s", ...SWIFT_PACKAGES];
  const simulation = await run("apt-get", plan).catch(async () => {
    await run("apt-get", ["update"]);
    return run("apt-get", plan);
  });
  const names = [...simulation.stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = ""]) => name);
  await run("apt-get", ["download", ...names.filter((name) => !UNNEEDED_PACKAGES.test(name))], { cwd: debs });
  for (const file of fs.readdirSync(debs)) await run("dpkg", ["-x", path.join(debs, file), root]);
  fs.writeFileSync(path.join(root, "complete"), "");
  return root;
}

/** Starts the programs of Swift. `ports` are those of the servers behind its proxy. */
async function startPrograms(setup: Setup): Promise<{ children: ChildProcess[]; ports: number[] }> {
  const { root, home, etc } = setup;
  const servers = { object: await pickFreePort(), container: await pickFreePort(), account: await pickFreePort() };
  const memcached = await pickFreePort();
  write(setup, "swift.conf", SWIFT);
  for (const [name, port] of Object.entries(servers)) {
    await makeRing(setup, name, port);
    write(setup, `${name}-server.conf`, storageServer(setup, name, port));
  }
  write(setup, "proxy-server.conf", proxyServer(setup, memcached));
  write(setup, "run.py", runner(setup));
  const env = environment(root);
  const cache = spawn(
    path.join(root, "usr/bin/memcached"),
    ["-l", "127.0.0.1", "-p", `${memcached}`, "-u", os.userInfo().username, "-m", "32"],
    {
      stdio: "ignore",
      env,
    },
  );
  const pythons = [...Object.keys(servers), "proxy"].map((name) => {
    const log = fs.openSync(path.join(home, "log", name), "a");
    return spawn(PYTHON, [path.join(etc, "run.py"), name], { stdio: ["ignore", log, log], env });
  });
  return { children: [cache, ...pythons], ports: Object.values(servers) };
}

const environment = (root: string) => ({
  ...process.env,
  PYTHONPATH: path.join(root, "usr/lib/python3/dist-packages"),
  LD_LIBRARY_PATH: path.join(root, `usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`),
});

async function makeRing({ root, etc }: Setup, name: string, port: number): Promise<void> {
  const builder = (...args: string[]) =>
    run(PYTHON, [path.join(root, "usr/bin/swift-ring-builder"), `${name}.builder`, ...args], {
      cwd: etc,
      env: environment(root),
    });
  await builder("create", "4", "1", "1");
  await builder("add", `r1z1-127.0.0.1:${port}/d1`, "1");
  await builder("rebalance");
}

const write = ({ etc }: Setup, name: string, text: string) => fs.writeFileSync(path.join(etc, name), text);

const SWIFT = `[swift-hash]
swift_hash_path_suffix = dev
swift_hash_path_prefix = dev
[storage-policy:0]
name = default
default = yes
`;

/** The configuration of a server that stores objects, containers or accounts. */
const storageServer = ({ etc, home }: Setup, name: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${os.userInfo().username}
swift_dir = ${etc}
devices = ${home}/srv
mount_check = false
workers = 0
log_level = ERROR
fallocate_reserve = 0
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`;

/**
 * The configuration of the proxy. Its timeouts are longer than Swift's defaults: on a busy machine the servers behind
 * the proxy take longer, and the proxy would respond with 503.
 */
const proxyServer = ({ etc, port, origin }: Setup, memcached: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${os.userInfo().username}
swift_dir = ${etc}
workers = 0
log_level = ERROR
cors_allow_origin = ${origin}
strict_cors_mode = True
cors_expose_headers = ETag
[pipeline:main]
pipeline = catch_errors gatekeeper proxy-logging cache listing_formats bulk s3api tempauth copy dlo slo proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
conn_timeout = 20
node_timeout = 60
recoverable_node_timeout = 60
error_suppression_limit = 1000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
cors_preflight_allow_origin = ${origin}
min_segment_size = 5242880
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:dlo]
use = egg:swift#dlo
[filter:slo]
use = egg:swift#slo
`;

/** The Python program that runs one of the servers. */
const runner = ({ etc }: Setup) => `import sys
import swift.common.utils as utils
utils.SWIFT_CONF_FILE = '${etc}/swift.conf'
from swift.common.wsgi import run_wsgi
name = sys.argv[1]
sys.exit(run_wsgi('${etc}/%s-server.conf' % name, '%s-server' % name, verbose=True))
`;

function isResponding(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    http
      .get({ host: "127.0.0.1", port }, (response) => {
        response.resume();
        resolve(true);
      })
      .on("error", () => resolve(false));
  });
}
