import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Component, type ReactNode } from "react";
import { LoadFailure } from "@/components/errors/load-failure";
import { DialogContext } from "@/components/ui/dialog-context";
import { ApiError } from "@/lib/http/client";
import { member, renderOnPage } from "../site/public-page";

const failure = (status: number) => new ApiError(status, { code: "refused", message: "Refused.", errors: {} });
const retry = jest.fn();
let consoleError: jest.SpyInstance;

beforeEach(() => {
  retry.mockReset();
  consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined); // jsdom logs each navigation
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Stands in for the framework's boundary, which shows the 404 page. */
class NotFoundBoundary extends Component<{ children: ReactNode }, { digest: string }> {
  override state = { digest: "" };
  static getDerivedStateFromError = (error: { digest?: string }) => ({ digest: error.digest ?? "another error" });
  override render() {
    return this.state.digest ? <p>{this.state.digest}</p> : this.props.children;
  }
}

function show(error: Error, user: typeof member | null = member) {
  renderOnPage(
    <NotFoundBoundary>
      <LoadFailure error={error} retry={retry} />
    </NotFoundBoundary>,
    { user },
  );
}

const hasNavigated = () => consoleError.mock.calls.some(([error]) => /navigation/.test(String(error)));

test.each([
  ["401", 401, member],
  ["403 for a guest", 403, null],
])("a %s opens another page and shows no error", (_name, status, user) => {
  show(failure(status), user);

  expect(hasNavigated()).toBe(true);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a 404 shows the 404 page", () => {
  show(failure(404));

  expect(screen.getByText("NEXT_HTTP_ERROR_FALLBACK;404")).toBeTruthy();
});

test("a 404 in a dialog does not replace the page", async () => {
  renderOnPage(
    <DialogContext value={{ isOpen: true, opener: null, close: () => undefined }}>
      <LoadFailure error={failure(404)} retry={retry} />
    </DialogContext>,
    { user: member },
  );

  await userEvent.click(within(screen.getByRole("alert")).getByRole("button", { name: "Try again" }));

  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  ["a 403 for a member", failure(403)],
  ["a server error", failure(500)],
  ["no response", failure(0)],
  ["an error in our own code", new TypeError("x is undefined")],
])("%s shows the general error", (_name, error) => {
  show(error);

  const heading = screen.getByRole("heading", { name: "There was an issue loading this page" });
  expect(screen.getByRole("alert").contains(heading)).toBe(true);
  expect(screen.getByText("Please try again later")).toBeTruthy();
  expect(hasNavigated()).toBe(false);
});

test('the button "Try again" calls `retry`', async () => {
  show(failure(500));

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(retry).toHaveBeenCalledTimes(1);
});
