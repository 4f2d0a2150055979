import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnsubscribePanel } from "@/components/notification-settings/unsubscribe-panel";
import { type FakeServer, fakeServer, refusal } from "../../support/fake-server";
import { renderOnPage } from "../site/public-page";

let server: FakeServer;

beforeEach(() => {
  window.history.pushState(null, "", "/notifications/unsubscribe/a-token");
  server = fakeServer({
    "GET /api/v1/notifications/unsubscribe/:token/kinds": () => ({ kinds: ["Your storage is nearly full"] }),
    "POST /api/v1/notifications/unsubscribe/:token": () => ({}),
  });
});
afterEach(() => {
  cleanup();
  window.history.pushState(null, "", "/");
});

test("names what the emails are about, and stops them after a click", async () => {
  renderOnPage(<UnsubscribePanel />);
  expect(await screen.findByText("Your storage is nearly full")).toBeTruthy();
  expect(server.writes).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "Unsubscribe" }));

  expect((await screen.findByRole("status")).textContent).toContain("You will get no more emails");
  expect(server.lines).toContain("POST /api/v1/notifications/unsubscribe/a-token");
});

test("emails can be stopped even if their topics cannot be loaded", async () => {
  server.on("GET /api/v1/notifications/unsubscribe/:token/kinds", () => refusal(503, "Later"));
  renderOnPage(<UnsubscribePanel />);

  await userEvent.click(await screen.findByRole("button", { name: "Unsubscribe" }));

  expect(await screen.findByRole("status")).toBeTruthy();
});
