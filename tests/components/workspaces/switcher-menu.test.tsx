import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WorkspaceSwitcher } from "@/components/workspaces/workspace-switcher";
import { fakeServer, refusal } from "../../support/fake-server";
import { member, renderOnPage } from "../site/public-page";

const studio = { id: 3, name: "Studio", default: false, picture: null, members_count: 2 };

afterEach(cleanup);

test("the workspaces are loaded again when the menu opens after a failure", async () => {
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
