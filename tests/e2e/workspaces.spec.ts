import type { Page } from "@playwright/test";
import { apiOf } from "./api";
import { environmentValue, expect, newAddress, test, untilHydrated } from "./fixtures";

const ORIGIN = environmentValue("PLINTH_E2E_URL");
const PASSWORD = "limestone-and-lapis";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const switcher = (page: Page) => page.getByRole("button", { name: /^Switch workspace:/ }).first();

/** Creates a workspace in the user interface. Afterwards, the page shows the tab with the invites. */
async function createWorkspace(page: Page, name: string) {
  await page.goto("/dashboard/workspaces/new");
  await untilHydrated(page);
  await page.getByLabel("Name").fill(name);
  await press(page, "Create workspace");
  await expect(page.getByText(`Workspace "${name}" created`)).toBeVisible();
}

async function invite(page: Page, emails: string, role: string) {
  await page.getByLabel("Email addresses").fill(emails);
  await page.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: role }).click();
  await press(page, "Send invites");
}

async function chooseWorkspace(page: Page, name: string) {
  await switcher(page).click();
  await page.getByRole("menuitemcheckbox", { name }).click();
}

test("somebody without an account joins by email, sees what the role allows, and is removed", async ({
  page,
  browser,
  member,
  logIn,
  mailbox,
}) => {
  const email = newAddress("invited");
  await logIn(page, member);
  await createWorkspace(page, "Pottery");
  const workspaceId = Number(new URL(page.url()).pathname.split("/").at(-1));
  const api = apiOf(page.request, ORIGIN);
  await api.createProject("Mine alone");
  await api.createProject("Ours", { workspaceId });

  await test.step("A invites B by email", async () => {
    await invite(page, `Bea <${email}>`, "Workspace contributor");
    await expect(page.getByText("1 invite sent")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: email })).toBeVisible();
  });

  const context = await browser.newContext({ baseURL: ORIGIN });
  const otherPage = await context.newPage();

  await test.step("B registers through the link, verifies the address, and is back at the invite", async () => {
    await otherPage.goto(await mailbox.link(email));
    await expect(heading(otherPage, "Join Pottery")).toBeVisible();
    await otherPage.getByRole("link", { name: "Create account" }).click();
    await expect(heading(otherPage, "To join your team on Plinth, create an account")).toBeVisible();
    await expect(otherPage.getByLabel("Email", { exact: true })).toHaveValue(email);
    await expect(otherPage.getByLabel("Email", { exact: true })).toHaveAttribute("readonly", "");
    await otherPage.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await otherPage.getByLabel("Confirm password").fill(PASSWORD);
    for (const box of await otherPage.getByRole("checkbox").all()) await box.check();
    await press(otherPage, "Create account");
    await expect(heading(otherPage, "Check your email")).toBeVisible();
    await otherPage.getByLabel("Verification code").fill(await mailbox.code(email));
    await expect(heading(otherPage, "Join Pottery")).toBeVisible();
  });

  await test.step("B joins, and the workspace is active", async () => {
    await press(otherPage, "Join workspace");
    await expect(otherPage.getByText("Joined workspace")).toBeVisible();
    await expect(otherPage).toHaveURL("/dashboard");
    await expect(switcher(otherPage)).toHaveAccessibleName("Switch workspace: Pottery");
  });

  await test.step("B sees the project and the members, but neither A's own projects nor the invites", async () => {
    await otherPage.goto("/dashboard/projects");
    await expect(otherPage.getByRole("link", { name: "Ours" }).first()).toBeVisible();
    await expect(otherPage.getByText("Mine alone")).toHaveCount(0);
    await otherPage.goto("/dashboard/workspaces");
    await otherPage.getByRole("link", { name: "Pottery", exact: true }).click();
    await expect(otherPage.getByRole("tab", { name: "Members" })).toBeVisible();
    await expect(otherPage.getByRole("row").filter({ hasText: member.email })).toContainText("Owner");
    await expect(otherPage.getByRole("tab", { name: "Invites" })).toHaveCount(0);
    await otherPage.getByRole("tab", { name: "Activity" }).click();
    await expect(otherPage.getByText(/joined$/)).toBeVisible();
  });

  await test.step("A removes B, and the next request of B is refused", async () => {
    await page.goto(`/dashboard/workspaces/${workspaceId}`);
    await untilHydrated(page);
    await page.getByRole("row").filter({ hasText: email }).getByRole("button").last().click();
    await page.getByRole("menuitem", { name: "Remove from the workspace" }).click();
    await press(page, "Remove");
    await expect(page.getByText("was removed")).toBeVisible();

    const response = await otherPage.request.get(`/api/v1/projects?workspaceId=${workspaceId}`);
    expect(response.status()).toBe(404);
    await otherPage.goto("/dashboard");
    await expect(otherPage.getByText("You are no longer a member of that workspace.")).toBeVisible();
    await expect(switcher(otherPage)).toHaveAccessibleName("Switch workspace: Default");
  });

  await context.close();
});

test("an invite for another account lets the user switch accounts, and a declined invite is no longer valid", async ({
  page,
  browser,
  admin,
  member,
  logIn,
  mailbox,
}) => {
  const invited = await admin.createAccount(newAddress("invited"));
  await logIn(page, member);
  await createWorkspace(page, "Bakery");
  await invite(page, invited.email, "Workspace editor");
  await expect(page.getByText("1 invite sent")).toBeVisible();
  const link = await mailbox.link(invited.email);

  await page.goto(link);
  await expect(page.getByText(`You are logged in as ${member.email}`)).toBeVisible();
  await press(page, "Use another account");
  await expect(heading(page, "To join your team on Plinth, login to your account")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(invited.email);
  await page.getByLabel("Password", { exact: true }).fill(invited.password);
  await press(page, "Continue");
  await press(page, "Decline invitation");
  await expect(page.getByText("Declined workspace invitation")).toBeVisible();

  const context = await browser.newContext({ baseURL: ORIGIN });
  const otherPage = await context.newPage();
  await otherPage.goto(link);
  await expect(heading(otherPage, "This invite is no longer valid")).toBeVisible();
  await context.close();
});

test("the workspace switcher works with the keyboard, and other tabs switch too", async ({
  page,
  context,
  member,
  logIn,
}) => {
  await logIn(page, member);
  await createWorkspace(page, "Studio");
  const otherPage = await context.newPage();
  await otherPage.goto("/dashboard/projects");
  await expect(switcher(otherPage)).toHaveAccessibleName("Switch workspace: Studio");
  await untilHydrated(otherPage);

  await page.goto("/dashboard/projects");
  await untilHydrated(page);
  await switcher(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitemcheckbox", { name: "Studio" })).toBeChecked();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");

  await expect(switcher(page)).toHaveAccessibleName("Switch workspace: Default");
  await expect(switcher(otherPage)).toHaveAccessibleName("Switch workspace: Default");
  const [active] = (await context.cookies()).filter(({ name }) => name === "activeWorkspaceId");
  expect(active).toMatchObject({ value: "0", path: "/" });
  const days = ((active?.expires ?? 0) * 1000 - Date.now()) / (24 * 60 * 60 * 1000);
  expect(Math.round(days)).toBe(7);
});

test("a workspace created after the switcher was opened is the active one", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await page.goto("/dashboard");
  await untilHydrated(page);
  await switcher(page).click();
  await page.getByRole("menuitem", { name: "New workspace" }).click();
  await page.getByLabel("Name").fill("Studio");
  await press(page, "Create workspace");

  await expect(page.getByText('Workspace "Studio" created')).toBeVisible();
  await expect(switcher(page)).toHaveAccessibleName("Switch workspace: Studio");
});

test("a project is moved to a workspace with its site and back, and lists show only what is in the active workspace", async ({
  page,
  member,
  logIn,
}) => {
  await logIn(page, member);
  await createWorkspace(page, "Studio");
  const api = apiOf(page.request, ORIGIN);
  const project_id = await api.createProject("Tea house");
  await api.createSite({ name: "Tea house", slug: `tea-${Date.now()}`, project_id });
  await page.goto("/dashboard/projects");
  await expect(page.getByText("No projects yet")).toBeVisible();
  await untilHydrated(page);
  await chooseWorkspace(page, "Default");
  const card = page.getByRole("link", { name: "Tea house" });
  await expect(card.first()).toBeVisible();
  await untilHydrated(page);

  await page
    .getByRole("button", { name: /Tea house/ })
    .last()
    .click();
  await page.getByRole("menuitem", { name: "Move to a workspace" }).click();
  await page.getByRole("combobox", { name: "Workspace" }).click();
  await page.getByRole("option", { name: "Studio" }).click();
  const dialog = page.getByRole("dialog", { name: "Move to a workspace" });
  await expect(dialog).toContainText("With the project, this moves: 1 site.");
  await expect(dialog).toContainText("Members of Studio can then change the project, publish its sites");
  await press(page, "Move");
  await expect(page.getByText('Project moved to "Studio"')).toBeVisible();
  await expect(card).toHaveCount(0);

  await press(page, "Undo");
  await expect(card.first()).toBeVisible();
});

test("a deleted workspace can be restored", async ({ page, member, logIn }) => {
  await logIn(page, member);
  await createWorkspace(page, "Atelier");
  await page.getByRole("tab", { name: "Settings" }).click();

  await press(page, "Delete workspace");
  await expect(page.getByRole("alertdialog")).toContainText("It contains 1 member.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete workspace" }).click();
  const confirmation = page.getByRole("dialog", { name: "Confirm your password" });
  await confirmation.getByLabel("Password", { exact: true }).fill(member.password);
  await confirmation.getByRole("button", { name: "Confirm" }).click();

  await expect(page.getByText('Workspace "Atelier" deleted')).toBeVisible();
  await expect(switcher(page)).toHaveAccessibleName("Switch workspace: Default");
  await page.getByRole("button", { name: "Restore Atelier" }).click();
  await expect(page.getByText('Workspace "Atelier" restored')).toBeVisible();
  await expect(page.getByRole("link", { name: "Atelier", exact: true })).toBeVisible();
});
