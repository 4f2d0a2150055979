import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ImpersonationBanner } from "@/components/impersonation/impersonation-banner";
import { closeToast } from "@/components/ui/toast";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { member, renderOnPage } from "../site/public-page";

const until = new Date(Date.now() + 1_800_000).toISOString();
const impersonated = { ...member, impersonated_by: { id: 1, display_name: "Admin", until } };
const END = "DELETE /api/v1/impersonation";

let server: FakeServer;

beforeAll(() => {
  // jsdom lacks this class
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => {
  server = fakeServer({ [END]: () => ({}) });
});
afterEach(() => {
  closeToast();
  cleanup();
});

describe("the impersonation banner", () => {
  test("shows whose account is in use", async () => {
    renderOnPage(<ImpersonationBanner />, { user: impersonated });

    expect((await screen.findByRole("complementary", { name: "Logged in as another user" })).textContent).toMatch(
      /You are logged in as Ines Morel until/,
    );
  });

  test("is hidden from a user who is not impersonated", () => {
    renderOnPage(<ImpersonationBanner />, { user: member });

    expect(screen.queryByRole("complementary")).toBeNull();
  });

  test("ends the impersonation once, even on a double click", async () => {
    const release = server.hold(END);
    renderOnPage(<ImpersonationBanner />, { user: impersonated });

    const button = await screen.findByRole("button", { name: "Back to your account" });
    await userEvent.dblClick(button);
    release();

    await waitFor(() => expect(server.lines).toEqual([END]));
  });

  test("shows a failure to end the impersonation, and its button stays enabled", async () => {
    server.fail(END, 500, "Broken.");
    renderOnPage(<ImpersonationBanner />, { user: impersonated });

    await userEvent.click(await screen.findByRole("button", { name: "Back to your account" }));

    expect(await screen.findByText("Broken.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Back to your account" }).matches(":enabled")).toBe(true);
  });
});
