import type { APIRequestContext } from "@playwright/test";

export type Person = { email: string; password: string };
export type Api = ReturnType<typeof apiOf>;

const PASSWORD = "limestone-and-lapis";

/** The HTTP API, called with the cookies of a request context: that of a page (`page.request`), or a separate one. */
export function apiOf(request: APIRequestContext, origin: string) {
  async function send(method: string, path: string, data: unknown) {
    const { cookies } = await request.storageState();
    const token = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
    const headers = { "X-XSRF-TOKEN": decodeURIComponent(token), Origin: origin };
    const response = await request.fetch(origin + path, { method, data, headers });
    if (!response.ok()) throw new Error(`${method} ${path} failed with ${response.status()}: ${await response.text()}`);
  }

  return {
    async login(person: Person) {
      await request.get(`${origin}/api/v1/bootstrap-data`); // gets the CSRF token
      await send("POST", "/auth/login", { ...person, remember: false });
    },

    /** Confirms the password in this session, which some settings and calls need. */
    confirmPassword: (password: string) => send("POST", "/auth/user/confirm-password", { password }),

    /** Creates an account as an admin, without rate limits, and with a verified address by default. */
    async createMember(email: string, { isVerified = true, isAdmin = false } = {}): Promise<Person> {
      const person = { email, password: PASSWORD };
      await send("POST", "/api/v1/users", {
        ...person,
        email_verified: isVerified,
        permissions: isAdmin ? [{ name: "admin" }] : [],
      });
      return person;
    },

    cookies: async () => (await request.storageState()).cookies,

    /** Changes only the given settings. */
    changeSettings: (settings: Record<string, unknown>) => send("PUT", "/api/v1/settings", settings),
  };
}
