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

/** The Caddyfile of the guide. */
export function guideCaddyfile(): string {
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
 * Starts Caddy with the guide's Caddyfile in front of the app at this port, on free ports. Caddy's local authority
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
  const caddyfile = guideCaddyfile()
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${appPort}`)
    .replace("email you@example.com", options.join("\n\t"));
  const { file, folder, env } = writeConfiguration(caddyfile);
  const child = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { env, stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await until(() => handshake(httpsPort, "plinth.example.com"), { what: "Caddy responds" });

  return {
    /** Whether a browser gets a certificate for this host. */
    hasCertificate: (host: string) => handshake(httpsPort, host),
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

function handshake(port: number, servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port, servername, rejectUnauthorized: false }, () => {
      const { subjectaltname = "" } = socket.getPeerCertificate();
      socket.destroy();
      resolve(subjectaltname === `DNS:${servername}`);
    });
    socket.on("error", () => resolve(false));
  });
}
