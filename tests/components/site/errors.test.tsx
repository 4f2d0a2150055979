import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { reportApiError } from "@/components/errors/report-api-error";
import { BoundaryScreen } from "@/components/layout/boundary-screen";
import { ScreenError } from "@/components/layout/screen-error";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/client";
import { createT } from "@/lib/i18n/create-t";
import { renderOnPage } from "./public-page";

const t = createT({ language: "en", lines: {} });

const line = (lineNumber: number, highlighted = false) => ({ lineNumber, code: `line ${lineNumber}`, highlighted });
const ownFrame = {
  path: "lib/sites/publish.ts",
  lineNumber: 118,
  method: "compileSite",
  codeSnippet: [line(117), line(118, true)],
};
const vendorFrame = {
  path: "node_modules/next/server.js",
  lineNumber: 9,
  method: "handle",
  codeSnippet: [line(9, true)],
};

const debugError = new ApiError(500, {
  code: "internal",
  message: "Cannot read properties of undefined",
  errors: {},
  exception: "TypeError",
  trace: [ownFrame, { vendorGroup: [vendorFrame, vendorFrame] }],
  totalVendorGroups: 1,
});

afterEach(() => {
  act(() => closeDialogs());
  cleanup();
  closeToast();
});

describe("a failed call", () => {
  test("shows the server's message", async () => {
    renderOnPage(null);
    act(() => reportApiError(new ApiError(409, { code: "conflict", message: "Somebody was faster.", errors: {} }), t));
    expect(await screen.findByText("Somebody was faster.")).toBeTruthy();
  });

  test("shows the generic message if the server sent none", async () => {
    renderOnPage(null);
    act(() => reportApiError(new ApiError(500, { code: "internal", message: "", errors: {} }), t));
    expect(await screen.findByText("There was an issue. Please try again.")).toBeTruthy();
  });

  test("caused by an error in our own code shows the generic message too", async () => {
    renderOnPage(null);
    act(() => reportApiError(new TypeError("x is not a function"), t));
    expect(await screen.findByText("There was an issue. Please try again.")).toBeTruthy();
  });

  test("offers the action in the response", async () => {
    renderOnPage(null);
    const action = { label: "Upgrade", action: "/pricing" };
    act(() => reportApiError(new ApiError(403, { code: "limit_reached", message: "Full.", errors: {}, action }), t));
    expect(await screen.findByRole("button", { name: "Upgrade" })).toBeTruthy();
  });
});

describe("a failure with a debug trace", () => {
  async function open() {
    renderOnPage(null);
    act(() => reportApiError(debugError, t));
    return screen.findByRole("dialog", { name: "An error occured" });
  }

  test("opens the overlay with the exception and its message, and no toast", async () => {
    const overlay = await open();
    expect(within(overlay).getByText("TypeError")).toBeTruthy();
    expect(within(overlay).getByText(/Cannot read properties of undefined/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("marks the failing line in the nearest frame of our code", async () => {
    const overlay = await open();
    const markedLine = overlay.querySelector('pre [aria-current="true"]');
    expect(markedLine?.textContent).toBe("118line 118");
  });

  test("collapses frames of packages until they are expanded", async () => {
    const overlay = await open();
    expect(within(overlay).queryByText("handle")).toBeNull();
    await userEvent.click(within(overlay).getByRole("button", { name: "Vendor frames: 2" }));
    expect(within(overlay).getAllByText("handle")).toHaveLength(2);
  });

  test("shows the code of the frame that is chosen", async () => {
    const overlay = await open();
    await userEvent.click(within(overlay).getByRole("button", { name: "Vendor frames: 2" }));
    const [first] = within(overlay).getAllByRole("button", { name: /handle/ });
    if (first) await userEvent.click(first);
    expect(overlay.querySelector('pre [aria-current="true"]')?.textContent).toBe("9line 9");
  });

  test("links to the log", async () => {
    const overlay = await open();
    const link = within(overlay).getByRole("link", { name: "Download log" });
    expect(link.getAttribute("href")).toBe("/api/v1/logs/error/download-latest");
  });
});

describe("a page that fails", () => {
  const title = () => screen.getByRole("heading", { level: 2 }).textContent;

  test("while it renders shows an unexpected error", () => {
    renderOnPage(<BoundaryScreen error={new TypeError("x is not a function")} />);

    expect(title()).toBe("Unexpected Application Error!");
  });

  test.each([
    ["on the server", Object.assign(new Error("hidden"), { digest: "1234" })],
    ["because a call failed", new ApiError(500, { code: "internal", message: "", errors: {} })],
    ["because a script is missing", Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" })],
  ])("%s says that it could not be loaded", (_, error) => {
    renderOnPage(<BoundaryScreen error={error} />);

    expect(title()).toBe("There was an issue loading this page");
  });
});

test("the error screen says what happened, and its button tries again", async () => {
  const retry = jest.fn();
  renderOnPage(<ScreenError retry={retry} />);
  expect(screen.getByText("There was an issue loading this page")).toBeTruthy();
  expect(screen.getByText("Please try again later")).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(retry).toHaveBeenCalledTimes(1);
});
