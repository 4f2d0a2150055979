import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import "@/lib/i18n/message"; // formats plurals; the app loads this module on demand
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccessTokensPanel } from "@/components/access-tokens/access-tokens-panel";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import type { AccessTokenJson } from "@/lib/access-tokens/schema";
import type { Grant } from "@/lib/permissions/permissions";
import { type FakeResponse, type FakeServer, fakeServer, invalid, refusal } from "../../support/fake-server";
import { member, renderOnPage } from "../site/public-page";

let server: FakeServer;
let tokens: AccessTokenJson[];
let checkApi: () => FakeResponse;
let create: () => FakeResponse;
let warnings: unknown[];

const { warn } = console;
const DAY_MS = 86_400_000;
const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const backup: AccessTokenJson = {
  id: 3,
  name: "Backup script",
  abilities: [],
  last_used_at: null,
  expires_at: null,
  created_at: daysAhead(-10),
};

beforeEach(() => {
  warnings = [];
  tokens = [backup];
  checkApi = () => ({});
  create = () => {
    tokens = [{ ...backup, id: 4, name: "Newsletter import" }, ...tokens];
    return { plainTextToken: "plain-text-of-4", token: tokens[0] };
  };
  console.warn = (...args) => warnings.push(args);
  server = fakeServer({
    "GET /api/v1/tools/api": () => checkApi(),
    "GET /auth/user/confirmed-password-status": () => ({ confirmed: true, has_password: true }),
    "GET /api/v1/access-tokens": () => ({ pagination: { data: tokens } }),
    "POST /api/v1/access-tokens": () => create(),
    "DELETE /api/v1/access-tokens/3": () => {
      tokens = tokens.filter(({ id }) => id !== 3);
      return {};
    },
  });
});

afterEach(() => {
  closeDialogs();
  cleanup();
  closeToast();
  console.warn = warn;
});

const grants = (...names: Grant["name"][]): Grant[] => names.map((name) => ({ name, restrictions: [] }));

function open(permissions = grants("api.access", "projects.create", "files.create")) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderOnPage(
    <QueryClientProvider client={queries}>
      <AccessTokensPanel />
    </QueryClientProvider>,
    { user: { ...member, permissions } },
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const getSentInput = () => server.writes.find(({ method }) => method === "POST")?.body;
const row = async (name: string) => {
  const item = (await screen.findByText(name)).closest("li");
  if (!item) throw new Error(`${name} is in no row.`);
  return within(item);
};

async function openForm() {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Create token" }));
  return screen.findByLabelText("Token name");
}

async function createToken(name = "Newsletter import") {
  await userEvent.type(await openForm(), name);
  await press("Create");
}

describe("the check for API access", () => {
  test("if it fails, the panel is hidden and the failure is logged", async () => {
    checkApi = () => refusal(403, "No.");
    open();

    await waitFor(() => expect(document.querySelector("#developers")).toBeNull());
    expect(warnings).toHaveLength(1);
    expect(server.lines).toContain("GET /api/v1/tools/api");
  });

  test('a response whose `status` is not "success" counts as a failure', async () => {
    checkApi = () => ({ status: "off" });
    open();

    await waitFor(() => expect(screen.queryByRole("heading", { name: "API access tokens" })).toBeNull());
    expect(server.lines).toContain("GET /api/v1/tools/api");
  });

  test("if it succeeds, the panel links to the documentation", async () => {
    open();

    const link = await screen.findByRole("link", { name: "Documentation" });
    expect(link.getAttribute("href")).toBe("/api-docs");
  });
});

describe("the list", () => {
  test("an unused token is shown as never used", async () => {
    open();

    expect((await row("Backup script")).getByText("Last used: Never")).toBeTruthy();
  });

  test("shows a token's last use, permissions and expiry", async () => {
    const expires_at = "2040-05-01T10:00:00.000Z";
    tokens = [{ ...backup, abilities: ["roles.view", "menus.view"], last_used_at: daysAhead(-1), expires_at }];
    open();

    const item = await row("Backup script");
    expect(item.getByText(/^Last used:/).textContent).toMatch(/\d{4}/);
    expect(item.getByText("2 permissions")).toBeTruthy();
    expect(item.getByText(/^Expires/).textContent).toContain("2040");
  });

  test("an expired token is marked as expired", async () => {
    tokens = [{ ...backup, expires_at: daysAhead(-1) }];
    open();

    expect((await row("Backup script")).getByText("Expired")).toBeTruthy();
  });

  test("deleting a token asks for confirmation first", async () => {
    open();
    await row("Backup script");
    await press("Delete token: Backup script");
    expect(await screen.findByRole("heading", { name: 'Delete "Backup script"?' })).toBeTruthy();

    await press("Keep it");

    expect(server.lines.some((line) => line.includes("DELETE"))).toBe(false);
  });

  test("a deleted token is gone from the list", async () => {
    open();
    await row("Backup script");
    await press("Delete token: Backup script");
    await userEvent.click(await screen.findByRole("button", { name: "Delete token" }));

    expect(await screen.findByText("Token deleted")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("Backup script")).toBeNull());
  });
});

describe("a new token", () => {
  test("cannot be created without a name", async () => {
    await openForm();

    expect(screen.getByRole("button", { name: "Create" }).hasAttribute("disabled")).toBe(true);
  });

  test("has all permissions and no expiry by default", async () => {
    await createToken();

    await screen.findByRole("heading", { name: "Your new token" });
    expect(getSentInput()).toEqual({ tokenName: "Newsletter import", abilities: [], expires_at: null });
  });

  test("is shown in plain text once, with a warning and a toast, and is then in the list", async () => {
    await createToken();

    expect(await screen.findByDisplayValue("plain-text-of-4")).toBeTruthy();
    expect(screen.getByText(/can't be viewed again/)).toBeTruthy();
    expect(screen.getByText("Token create")).toBeTruthy();
    await press("Done");
    await waitFor(() => expect(screen.queryByDisplayValue("plain-text-of-4")).toBeNull());
    expect(await row("Newsletter import")).toBeTruthy();
  });

  test("can be copied with a button, which then confirms the copy", async () => {
    const copiedTexts: string[] = [];
    await createToken();
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copiedTexts.push(text) } });

    await userEvent.click(await screen.findByRole("button", { name: "Copy" }));

    expect((await screen.findAllByText("Copied!")).length).toBeGreaterThan(0);
    expect(copiedTexts).toEqual(["plain-text-of-4"]);
  });

  test("is shown in a prompt if the browser refuses to copy", async () => {
    const prompts: unknown[] = [];
    await createToken();
    Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error("refused")) } });
    window.prompt = (_, text) => {
      prompts.push(text);
      return null;
    };

    await userEvent.click(await screen.findByRole("button", { name: "Copy" }));

    await waitFor(() => expect(prompts).toEqual(["plain-text-of-4"]));
  });

  test("can be limited to some of its owner's permissions", async () => {
    await userEvent.type(await openForm(), "Uploader");
    await userEvent.click(screen.getByLabelText("Only what I choose"));
    expect(screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)).toEqual([
      "Create and manage own projects projects.create",
      "Upload and manage own files files.create",
    ]);

    await userEvent.click(screen.getByLabelText(/files\.create/));
    await press("Create");

    await screen.findByRole("heading", { name: "Your new token" });
    expect(getSentInput()).toMatchObject({ abilities: ["files.create"] });
  });

  test("with limited permissions cannot be created until one is chosen, because an empty list would mean all permissions", async () => {
    await userEvent.type(await openForm(), "Uploader");
    await userEvent.click(screen.getByLabelText("Only what I choose"));

    expect(screen.getByText("Choose at least one.")).toBeTruthy();
    await waitFor(() => expect(screen.getByRole("button", { name: "Create" }).hasAttribute("disabled")).toBe(true));
  });

  test("can expire after some days", async () => {
    await userEvent.type(await openForm(), "For a month");
    await userEvent.selectOptions(screen.getByLabelText("Expires"), "In 30 days");
    await press("Create");

    await screen.findByRole("heading", { name: "Your new token" });
    const { expires_at } = getSentInput() as { expires_at: string };
    expect(Math.round((Date.parse(expires_at) - Date.now()) / DAY_MS)).toBe(30);
  });

  test("can expire at the end of a chosen day", async () => {
    await userEvent.type(await openForm(), "To the end");
    await userEvent.selectOptions(screen.getByLabelText("Expires"), "On a date");
    await userEvent.type(screen.getByLabelText("Last day"), "2040-05-01");
    await press("Create");

    await screen.findByRole("heading", { name: "Your new token" });
    const end = new Date((getSentInput() as { expires_at: string }).expires_at);
    expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours()]).toEqual([2040, 4, 1, 23]);
  });

  test("that expires on a date cannot be created without the date, because it would never expire", async () => {
    await userEvent.type(await openForm(), "To the end");
    await userEvent.selectOptions(screen.getByLabelText("Expires"), "On a date");

    await waitFor(() => expect(screen.getByRole("button", { name: "Create" }).hasAttribute("disabled")).toBe(true));
  });

  test("a validation error is shown on its field, which gets the focus", async () => {
    create = () => invalid({ tokenName: ["A token with this name already exists."] });
    await createToken();

    expect(await screen.findByText("A token with this name already exists.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Token name")));
  });

  test("cannot be limited to some permissions if API access is the user's only permission", async () => {
    open(grants("api.access"));
    await userEvent.click(await screen.findByRole("button", { name: "Create token" }));
    await screen.findByLabelText("Token name");

    expect(screen.queryByText("Permissions")).toBeNull();
  });
});

test("permissions are named in the user's language", async () => {
  renderOnPage(
    <I18nProvider language="en" lines={{ "Upload and manage own files": "Dateien hochladen" }}>
      <QueryClientProvider client={new QueryClient()}>
        <AccessTokensPanel />
      </QueryClientProvider>
    </I18nProvider>,
    { user: { ...member, permissions: grants("api.access", "files.create") } },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Create token" }));
  await userEvent.click(await screen.findByLabelText("Only what I choose"));

  expect(screen.getByLabelText("Dateien hochladen files.create")).toBeTruthy();
});

test("a search that finds no permission shows a message", async () => {
  open(grants("admin"));
  await userEvent.click(await screen.findByRole("button", { name: "Create token" }));
  await userEvent.click(await screen.findByLabelText("Only what I choose"));

  await userEvent.type(screen.getByLabelText("Search permissions"), "no such permission");

  expect(screen.getByText("There are no items matching your query")).toBeTruthy();
});

test("many permissions can be searched by description and by name", async () => {
  open(grants("admin"));
  await userEvent.click(await screen.findByRole("button", { name: "Create token" }));
  await userEvent.click(await screen.findByLabelText("Only what I choose"));

  await userEvent.type(screen.getByLabelText("Search permissions"), "menus.v");
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
  await userEvent.clear(screen.getByLabelText("Search permissions"));
  await userEvent.type(screen.getByLabelText("Search permissions"), "see menus");
  expect(screen.getAllByRole("checkbox")).toHaveLength(1);
});
