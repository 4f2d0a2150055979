import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { connect } from "node:tls";
import { pickFreePort } from "./app-process";
import { until } from "./until";

const GUIDE = "docs/deploy/caddy.md";

/** Whether Caddy is installed. */
export function hasCaddy(): boolean {
  try {
    execFileSync("caddy", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Reads the Caddyfile from the guide. */
export function readGuideCaddyfile(): string {
  const [, caddyfile] = /```caddyfile\n([^`]+)```/.exec(fs.readFileSync(GUIDE, "utf8")) ?? [];
  if (caddyfile === undefined) throw new Error(`${GUIDE} has no Caddyfile.`);
  return caddyfile;
}

/** Throws Caddy's error message if the configuration is wrong. */
export function validateCaddyfile(caddyfile: string): void {
  const { file, folder, env } = writeConfiguration(caddyfile);
  try {
    execFileSync("caddy", ["validate", "--config", file, "--adapter", "caddyfile"], { env, stdio: "pipe" });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/**
 * Starts Caddy on free ports, with the guide's Caddyfile, in front of the app at `appPort`. Caddy's local authority
 * issues the certificates.
 */
export async function startCaddy(appPort: number) {
  const [httpPort, httpsPort] = [await pickFreePort(), await pickFreePort()];
  const options = [
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    "local_certs",
    "skip_install_trust",
    "admin off",
  ];
  const caddyfile = readGuideCaddyfile()
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${appPort}`)
    .replace("email you@example.com", options.join("\n\t"));
  const { file, folder, env } = writeConfiguration(caddyfile);
  const child = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { env, stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await until(() => receivesCertificate(httpsPort, "plinth.example.com"), { what: "Caddy responds" });

  return {
    /** Whether a browser gets a certificate for this host. */
    hasCertificate: (host: string) => receivesCertificate(httpsPort, host),
    httpPort,
    httpsPort,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Writes the Caddyfile into a new folder, which is also Caddy's home. */
function writeConfiguration(caddyfile: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plinth-caddy-"));
  const file = path.join(folder, "Caddyfile");
  fs.writeFileSync(file, caddyfile);
  return { file, folder, env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder } };
}

/** Connects as a browser does. Returns whether Caddy sends a certificate for this host. */
function receivesCertificate(port: number, servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, servername, rejectUnauthorized: false }, () => {
      const { subjectaltname = "" } = socket.getPeerCertificate();
      socket.destroy();
      resolve(subjectaltname === `DNS:${servername}`);
    });
    socket.on("error", () => resolve(false));
  });
}
