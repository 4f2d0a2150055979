import type { APIRequestContext } from "@playwright/test";
import type { ProductJson } from "@/lib/products/schema";
import { codeOf } from "../support/authenticator";

export type Person = { email: string; password: string };
export type Api = ReturnType<typeof apiOf>;

const PASSWORD = "limestone-and-lapis";

type NewProject = { template?: string; language?: string; document?: unknown; workspaceId?: number };

/** The HTTP API, called with the cookies of a request context: that of a page (`page.request`), or a separate one. */
export function apiOf(request: APIRequestContext, origin: string) {
  async function readCsrfToken(): Promise<string> {
    const { cookies } = await request.storageState();
    return decodeURIComponent(cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "");
  }

  async function send(method: string, path: string, data: unknown) {
    const headers = { "X-XSRF-TOKEN": await readCsrfToken(), Origin: origin };
    const response = await request.fetch(origin + path, { method, data, headers });
    if (!response.ok()) throw new Error(`${method} ${path} failed with ${response.status()}: ${await response.text()}`);
    return response;
  }

  return {
    /** Logs the user in. The request context keeps the session. */
    async logIn(person: Person) {
      await request.get(`${origin}/api/v1/bootstrap-data`); // gets the CSRF token
      await send("POST", "/auth/login", { ...person, remember: false });
    },

    /** Confirms the password in this session. Some calls and some changes to settings need this. */
    confirmPassword: (password: string) => send("POST", "/auth/user/confirm-password", { password }),

    /** Turns on the second factor of the logged-in user. Returns the secret of the authenticator. */
    async turnOnTwoFactor(password: string): Promise<string> {
      await send("POST", "/auth/user/confirm-password", { password });
      await send("POST", "/auth/user/two-factor-authentication", {});
      const { secret } = await (await request.get(`${origin}/auth/user/two-factor/qr-code`)).json();
      await send("POST", "/auth/user/confirmed-two-factor-authentication", { code: await codeOf(secret) });
      return secret;
    },

    /** Creates a workspace for the logged-in user. Returns its id. */
    async createWorkspace(name: string): Promise<number> {
      return (await (await send("POST", "/api/v1/workspaces", { name })).json()).workspace.id;
    },

    /** Invites people by email to a new workspace of the logged-in user. */
    async inviteToNewWorkspace(emails: string[]): Promise<void> {
      const workspaceId = await this.createWorkspace("Pottery");
      const { workspace_roles } = await (await request.get(`${origin}/api/v1/value-lists/workspace_roles`)).json();
      const role_id = workspace_roles.at(-1).id;
      await send("POST", `/api/v1/workspaces/${workspaceId}/invites`, { emails, role_id });
    },

    /** Creates an account, as an admin: registrations are rate-limited. By default, the address is verified. */
    async createAccount(email: string, { isVerified = true, isAdmin = false } = {}): Promise<Person> {
      const person = { email, password: PASSWORD };
      await send("POST", "/api/v1/users", {
        ...person,
        email_verified: isVerified,
        permissions: isAdmin ? [{ name: "admin" }] : [],
      });
      return person;
    },

    /** Creates a project for the logged-in user, by default from the blank template. Returns its id. */
    async createProject(name: string, { template = "blank", document, language, workspaceId = 0 }: NewProject = {}) {
      const response = await send("POST", `/api/v1/projects?workspaceId=${workspaceId}`, { name, template, language });
      const { project } = (await response.json()) as { project: { id: number } };
      if (document) await send("PUT", `/api/v1/projects/${project.id}/document`, { document, version: 1 });
      return project.id;
    },

    /** Saves a project as a template of the logged-in user. */
    saveAsTemplate: (id: number, name: string) => send("POST", `/api/v1/projects/${id}/template`, { name }),

    /** Creates a site for the logged-in user. Returns its id. */
    async createSite(site: { name: string; slug: string; project_id: number; language?: string }): Promise<number> {
      return (await (await send("POST", "/api/v1/sites", site)).json()).site.id;
    },

    publish: (siteId: number) => send("POST", `/api/v1/sites/${siteId}/publication`, {}),

    /** Creates a link to a site's draft, without a password. Returns its address. */
    async createPreview(siteId: number): Promise<string> {
      return (await (await send("POST", `/api/v1/sites/${siteId}/preview`, {})).json()).url;
    },

    /** Downloads a project as a website. Returns the bytes of the zip. */
    async exportProject(id: number): Promise<Buffer> {
      return (await request.get(`${origin}/api/v1/projects/${id}/export`)).body();
    },

    /** Adds a domain to a site. Returns the domain's id and the value of the TXT record that proves ownership. */
    async createDomain(host: string, siteId: number) {
      const response = await send("POST", "/api/v1/domains", { host, site_id: siteId });
      const { domain } = (await response.json()) as { domain: { id: number; records: { value: string }[] } };
      return { id: domain.id, proof: domain.records[0]?.value ?? "" };
    },

    /** Returns the stored document of a project as text. */
    async readDocument(id: number): Promise<string> {
      return (await request.get(`${origin}/api/v1/projects/${id}/document`)).text();
    },

    /** Saves a new document for a project. `version` is the version of the document that it replaces. */
    saveDocument: (id: number, document: unknown, version: number) =>
      send("PUT", `/api/v1/projects/${id}/document`, { document, version }),

    /** Names the latest revision of a project. */
    async nameLatestRevision(id: number, name: string) {
      const { pagination } = await (await request.get(`${origin}/api/v1/projects/${id}/revisions`)).json();
      await send("PUT", `/api/v1/projects/${id}/revisions/${pagination.data[0].id}`, { name });
    },

    /** Uploads a file as the logged-in user. Returns its address. */
    async uploadFile(file: { name: string; mimeType: string; buffer: Buffer }): Promise<string> {
      const response = await request.post(`${origin}/api/v1/file-entries`, {
        multipart: { file },
        headers: { "X-XSRF-TOKEN": await readCsrfToken(), Origin: origin },
      });
      if (!response.ok()) throw new Error(`The upload failed with ${response.status()}: ${await response.text()}`);
      return ((await response.json()) as { fileEntry: { url: string } }).fileEntry.url;
    },

    /** Returns the names of the logged-in user's files. */
    async readFileNames(): Promise<string[]> {
      const { pagination } = await (await request.get(`${origin}/api/v1/file-entries`)).json();
      return pagination.data.map(({ name }: { name: string }) => name);
    },

    /** Reports a page of a site to the admins. */
    reportPage: (address: string) =>
      send("POST", "/api/v1/site-reports", { address, reason: "other", details: "Looks odd.", email: "" }),

    /** Confirms the password and creates an API token for the logged-in user, who is notified of it. */
    async createToken(tokenName: string, password = PASSWORD) {
      await send("POST", "/auth/user/confirm-password", { password });
      await send("POST", "/api/v1/access-tokens", { tokenName });
    },

    /** Removes, as an admin, the plans that the app creates on its first start. */
    async removePlans(): Promise<void> {
      const { pagination } = await (await request.get(`${origin}/api/v1/billing/products`)).json();
      for (const { id } of pagination.data) await send("DELETE", `/api/v1/billing/products/${id}`, {});
    },

    /** Creates a plan as an admin. */
    async createPlan(plan: object): Promise<ProductJson> {
      return (await (await send("POST", "/api/v1/billing/products", plan)).json()).product;
    },

    /**
     * Creates a plan with one price. Returns what the pricing page stores when a guest chooses the plan, and the URL of
     * the plan's checkout.
     */
    async createPlanChoice(): Promise<{ stored: string; checkout: string }> {
      const prices = [{ amount: 12, currency: "USD", interval: "month" }];
      const { id, prices: createdPrices } = await this.createPlan({ name: "Chosen", prices });
      const priceId = createdPrices[0]?.id;
      return { stored: JSON.stringify({ productId: id, priceId }), checkout: `${origin}/checkout/${id}/${priceId}` };
    },

    /** Returns the cookies of the request context. */
    cookies: async () => (await request.storageState()).cookies,

    /** Changes only the given settings. */
    changeSettings: (settings: Record<string, unknown>) => send("PUT", "/api/v1/settings", settings),
  };
}
