import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { BootstrapProvider } from "@/components/bootstrap/bootstrap-provider";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { AccountMenu } from "@/components/layout/account-menu";
import { bootstrapWith, member, renderOnPage } from "./public-page";

afterEach(cleanup);

async function renderMenuRows(options: Parameters<typeof renderOnPage>[1]) {
  renderOnPage(<AccountMenu />, { user: member, ...options });
  await userEvent.click(screen.getByRole("button", { name: /Ines Morel/ }));
  const menu = await screen.findByRole("menu");
  return within(menu)
    .getAllByRole("menuitem")
    .map((row) => row.textContent);
}

test("a member's menu has the rows in the specification, in the same order", async () => {
  expect(await renderMenuRows({})).toEqual([
    "Dashboard",
    "Account settings",
    "Notifications3",
    "Dark mode",
    "System theme",
    "Log out",
  ]);
});

test("an admin's menu links to the admin area", async () => {
  const user = { ...member, permissions: [{ name: "admin" as const, restrictions: [] }] };
  expect(await renderMenuRows({ user })).toContain("Admin area");
});

const subscriber = { ...member, subscriptions: [{ id: 1, valid: true, ended: false, product_id: 1, price_id: 1 }] };
const unpaidSubscriber = {
  ...member,
  subscriptions: [{ id: 1, valid: false, ended: false, product_id: 1, price_id: 1 }],
};

test.each([
  ["is in the menu of a subscriber", subscriber, true, true],
  ["is not in the menu of a user without a subscription", member, true, false],
  ["is not in the menu of a user whose subscription is not valid", unpaidSubscriber, true, false],
  ["is not in the menu while billing is off", subscriber, false, false],
])("Billing %s", async (_, user, enable, isShown) => {
  const rows = await renderMenuRows({ user, settings: { billing: { enable } } });
  expect(rows.includes("Billing")).toBe(isShown);
});

test("notifications are not in the menu if the settings turn them off", async () => {
  const settings = { notifications: { integrated: false, subs: { integrated: false } } };
  const rows = await renderMenuRows({ settings });
  expect(rows.filter((text) => text?.startsWith("Notifications"))).toEqual([]);
});

test("the menu offers no themes if users may not change the theme", async () => {
  const settings = { themes: { user_change: false } };
  const rows = await renderMenuRows({ settings });
  for (const label of ["Dark mode", "System theme"]) expect(rows).not.toContain(label);
});

test('items from the settings come after "Dashboard", without the items for other roles', async () => {
  const help = { id: "help", label: "Help", action: "/pages/help" };
  const staff = { id: "staff", label: "Staff", action: "/staff", roles: [99] };
  const settings = {
    account: { header_items: [help, staff], profile_page: { label: "Profile page", action: "/me" } },
  } as never;
  const rows = await renderMenuRows({ settings });
  expect(rows.slice(0, 3)).toEqual(["Dashboard", "Help", "Profile page"]);
});

test("in a cached page, the menu keeps the name that a script has filled in before hydration", async () => {
  const page = (user: typeof member | null) => (
    <I18nProvider language="en" lines={{}}>
      <BootstrapProvider initial={bootstrapWith({ user })}>
        <AccountMenu />
      </BootstrapProvider>
    </I18nProvider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page(null));
  expect(within(container).getByRole("button", { name: "Account menu" })).toBeTruthy();
  const ownName = container.querySelector("[data-own]") as Element;
  ownName.textContent = member.display_name;
  const problems: unknown[] = [];

  await act(async () => {
    hydrateRoot(container, page(member), { onRecoverableError: (problem) => problems.push(problem) });
  });

  expect(within(container).getByRole("button", { name: /Ines Morel/ }).textContent).toContain(member.display_name);
  expect(problems).toEqual([]);
  container.remove();
});
