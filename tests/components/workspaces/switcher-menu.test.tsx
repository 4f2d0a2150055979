import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadOwnWorkspaces } from "@/components/workspaces/own-workspaces";
import { WorkspaceSwitcher } from "@/components/workspaces/workspace-switcher";
import { fakeServer, refusal } from "../../support/fake-server";
import { until } from "../../support/until";
import { member, renderOnPage } from "../site/public-page";

const studio = { id: 3, name: "Studio", default: false, picture: null, members_count: 2 };

afterEach(cleanup);

test("after a failure, opening the menu loads the workspaces again", async () => {
  const server = fakeServer({ "GET /api/v1/me/workspaces": () => refusal(500, "error") });
  renderOnPage(<WorkspaceSwitcher />, { user: member });
  const button = screen.getByRole("button", { name: /Switch workspace/ });
  await userEvent.click(button);
  expect(await screen.findByText("The workspaces could not be loaded")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  server.on("GET /api/v1/me/workspaces", () => ({ workspaces: [studio] }));

  await userEvent.click(button);

  expect(await screen.findByRole("menuitemcheckbox", { name: "Studio" })).toBeTruthy();
});

test("a load that began before a change does not replace the result of a later load", async () => {
  let respondWith: (response: object) => void = () => undefined;
  const oldResponse = new Promise<object>((resolve) => (respondWith = resolve));
  const server = fakeServer({ "GET /api/v1/me/workspaces": () => oldResponse });
  renderOnPage(<WorkspaceSwitcher />, { user: member });
  await act(async () => {
    const oldLoad = loadOwnWorkspaces();
    await until(() => server.calls.length === 1);
    server.on("GET /api/v1/me/workspaces", () => ({ workspaces: [{ ...studio, name: "Pottery" }] }));
    await loadOwnWorkspaces();
    respondWith({ workspaces: [studio] });
    await oldLoad;
  });

  await userEvent.click(screen.getByRole("button", { name: /Switch workspace/ }));

  expect(await screen.findByRole("menuitemcheckbox", { name: "Pottery" })).toBeTruthy();
});
