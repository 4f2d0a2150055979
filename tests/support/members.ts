import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { type AppProcess, startApp } from "./app-process";
import { HttpClient } from "./http-client";

const CLOCK_PROGRAM = path.resolve("tests/support/clock-program.mjs");
const PASSWORD = "a password of the members";

export type Project = { id: number; version: number };

/** A production server of its own, and members of it with browsers at different addresses. */
export class AppWithMembers {
  private lastAddress = 0;

  private constructor(
    readonly app: AppProcess,
    private readonly dataDir: string,
    private readonly admin: HttpClient,
  ) {}

  static async start(): Promise<AppWithMembers> {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "plinth-members-"));
    const app = await startApp({ dataDir, env: { TRUSTED_PROXIES: "127.0.0.1,::1", ADMIN_PASSWORD: PASSWORD } });
    const admin = new HttpClient(app.origin, "10.2.0.1");
    await admin.logIn("admin@example.com", PASSWORD);
    await admin.send("POST", "/auth/user/confirm-password", { password: PASSWORD });
    return new AppWithMembers(app, dataDir, admin);
  }

  async stop(): Promise<void> {
    await this.app.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Returns the browser of a new member who may have ten projects and sites. */
  async createMember(email: string): Promise<HttpClient> {
    const grants = ["projects.create", "sites.create"].map((name) => ({
      name,
      restrictions: [{ name: "count", value: 10 }],
    }));
    const body = { email, password: PASSWORD, email_verified: true, permissions: grants };
    expect((await this.admin.send("POST", "/api/v1/users", body)).status).toBe(201);
    this.lastAddress += 1;
    const browser = new HttpClient(this.app.origin, `10.2.1.${this.lastAddress}`);
    expect((await browser.logIn(email, PASSWORD)).status).toBe(200);
    return browser;
  }

  /** Visits the first page of a host, as anybody can. Returns the status of the answer. */
  async visit(host: string): Promise<number> {
    const { port } = new URL(this.app.origin);
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ host: "127.0.0.1", port, path: "/", headers: { host }, agent: false }, resolve).once("error", reject);
    });
    response.resume();
    return response.statusCode ?? 0;
  }

  /** The most memory that the server has used so far. */
  peakMemoryBytes(): number {
    const status = readFileSync(`/proc/${this.app.child.pid}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
  }
}

export async function createProject(browser: HttpClient, name: string): Promise<Project> {
  const { json } = await browser.send("POST", "/api/v1/projects", { name });
  return json.project as Project;
}

/** Creates the site of a project, with a link to its draft. */
export async function createSite(browser: HttpClient, slug: string, project: Project) {
  const input = { name: slug, slug, project_id: project.id };
  const { site } = (await browser.send("POST", "/api/v1/sites", input)).json as { site: { id: number } };
  const { json } = await browser.send("POST", `/api/v1/sites/${site.id}/preview`, {});
  return { siteId: site.id, previewHost: new URL((json as { url: string }).url).host };
}

/**
 * Returns how long calls of a member take, in ms. They are made by a process of their own, which notices an answer at
 * once however busy the test is.
 *
 * @param until the number of calls, or work that is measured until it ends
 */
export async function measureCalls(
  { app }: AppWithMembers,
  member: HttpClient,
  until: number | Promise<unknown>,
): Promise<number[]> {
  const count = typeof until === "number" ? until : undefined;
  const options = { url: `${app.origin}/api/v1/projects`, headers: member.headers(), count };
  const clock = spawn(process.execPath, [CLOCK_PROGRAM, JSON.stringify(options)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(clock, "exit");
  const output = text(clock.stdout);
  if (typeof until !== "number") {
    await until.catch(() => undefined);
    clock.stdin.end();
  }
  expect((await ended)[0]).toBe(0);
  return (await output).trim().split("\n").map(Number);
}

/** The time that a share of the times is below. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((first, second) => first - second)[Math.floor((times.length - 1) * share)] as number;

/** Returns how often each status occurs, such as `12 × 200, 1 × 422`. */
export const countStatuses = (statuses: readonly number[]): string =>
  [...new Set(statuses)].map((each) => `${statuses.filter((status) => status === each).length} × ${each}`).join(", ");
