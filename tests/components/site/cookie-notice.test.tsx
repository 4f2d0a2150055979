// biome-ignore-all lint/suspicious/noDocumentCookie: jsdom has no cookieStore
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { BootstrapProvider } from "@/components/bootstrap/bootstrap-provider";
import { CookieNotice } from "@/components/cookie-notice/cookie-notice";
import { useNoticeStyle } from "@/components/ui/notice-size";
import { bootstrapWith, renderOnPage } from "./public-page";

const TEXT = "We use cookies to optimize site functionality and provide you with the best possible experience.";

/** A fake, because jsdom lacks this class. It calls back once for each observed element. */
globalThis.ResizeObserver = class {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe() {
    this.callback([], this);
  }
  unobserve() {}
  disconnect() {}
};

/** Renders the notice, and waits until its panel has loaded. */
async function renderNotice(options?: Parameters<typeof renderOnPage>[1]) {
  renderOnPage(<CookieNotice />, options);
  await act(async () => void (await import("@/components/cookie-notice/cookie-notice-panel")));
}

beforeEach(() => {
  document.cookie = "cookie_notice=; Path=/; Max-Age=0";
});
afterEach(cleanup);

test("shows the sentence in the specification", async () => {
  await renderNotice();
  expect(screen.getByText(TEXT)).toBeTruthy();
});

test("links to the address from the settings", async () => {
  await renderNotice();
  expect(screen.getByRole("link", { name: "Privacy Policy" }).getAttribute("href")).toBe("/pages/privacy");
});

test("OK closes the notice, which stays closed on the next page", async () => {
  await renderNotice();
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByText(TEXT)).toBeNull();
  cleanup();

  await renderNotice();

  expect(screen.queryByText(TEXT)).toBeNull();
});

test("OK is remembered for 30 days, on every page", async () => {
  const set = jest.spyOn(document, "cookie", "set");
  await renderNotice();

  await userEvent.click(screen.getByRole("button", { name: "OK" }));

  expect(set.mock.calls).toEqual([[`cookie_notice=true; Path=/; Max-Age=${30 * 24 * 60 * 60}; SameSite=Lax`]]);
  set.mockRestore();
});

test("a notice at the bottom keeps the page, the focused element and toasts above itself until it closes", async () => {
  const height = jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(72);
  const { result } = renderHook(useNoticeStyle);
  const reservedHeights = () => ({
    page: document.body.style.paddingBlockEnd,
    focus: document.documentElement.style.scrollPaddingBlockEnd,
    toasts: result.current,
  });
  await renderNotice();
  expect(reservedHeights()).toEqual({ page: "72px", focus: "72px", toasts: { "--notice-size": "72px" } });

  await userEvent.click(screen.getByRole("button", { name: "OK" }));

  expect(reservedHeights()).toEqual({ page: "", focus: "", toasts: { "--notice-size": "0px" } });
  height.mockRestore();
});

test("is not shown again after it was accepted", async () => {
  document.cookie = "cookie_notice=true; Path=/";
  await renderNotice();
  expect(screen.queryByText(TEXT)).toBeNull();
});

test("is not shown while it is turned off", async () => {
  await renderNotice({ settings: { cookie_notice: { enable: false } } });
  expect(screen.queryByText(TEXT)).toBeNull();
});

test.each(["top", "bottom"] as const)("is at the %s if the settings specify that position", async (position) => {
  await renderNotice({ settings: { cookie_notice: { position } } });
  expect(screen.getByRole("region", { name: "Cookie notice" }).className).toContain(`${position}-`);
});

test("is not in cached HTML, because it would flash for visitors who have accepted it", () => {
  const html = renderToString(
    <BootstrapProvider initial={bootstrapWith()}>
      <CookieNotice />
    </BootstrapProvider>,
  );
  expect(html).toBe("");
});
