// biome-ignore-all lint/suspicious/noDocumentCookie: jsdom has no cookieStore
import { cleanup, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { BootstrapProvider } from "@/components/bootstrap/bootstrap-provider";
import { CookieNotice } from "@/components/cookie-notice/cookie-notice";
import { useNoticeStyle } from "@/components/ui/notice-size";
import { bootstrapWith, renderOnPage } from "./public-page";

const TEXT = "We use cookies to optimize site functionality and provide you with the best possible experience.";

/** jsdom has no layout, so each observed element gets one measurement. */
globalThis.ResizeObserver = class {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe() {
    this.callback([], this);
  }
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  document.cookie = "cookie_notice=; Path=/; Max-Age=0";
});
afterEach(cleanup);

test("it shows the specified sentence", () => {
  renderOnPage(<CookieNotice />);
  expect(screen.getByText(TEXT)).toBeTruthy();
});

test("its button links to the address in the settings", () => {
  renderOnPage(<CookieNotice />);
  expect(screen.getByRole("link", { name: "Privacy Policy" }).getAttribute("href")).toBe("/pages/privacy");
});

test("OK closes it, and it stays closed on the next page", async () => {
  renderOnPage(<CookieNotice />);
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByText(TEXT)).toBeNull();
  cleanup();

  renderOnPage(<CookieNotice />);

  expect(screen.queryByText(TEXT)).toBeNull();
});

test("OK is remembered for 30 days, on every page", async () => {
  const set = jest.spyOn(document, "cookie", "set");
  renderOnPage(<CookieNotice />);

  await userEvent.click(screen.getByRole("button", { name: "OK" }));

  expect(set.mock.calls).toEqual([[`cookie_notice=true; Path=/; Max-Age=${30 * 24 * 60 * 60}; SameSite=Lax`]]);
  set.mockRestore();
});

test("at the bottom it keeps the end of the page, the focus and toasts above it until it closes", async () => {
  const height = jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(72);
  const { result } = renderHook(useNoticeStyle);
  const room = () => ({
    page: document.body.style.paddingBlockEnd,
    focus: document.documentElement.style.scrollPaddingBlockEnd,
    toasts: result.current,
  });
  renderOnPage(<CookieNotice />);
  expect(room()).toEqual({ page: "72px", focus: "72px", toasts: { "--notice-size": "72px" } });

  await userEvent.click(screen.getByRole("button", { name: "OK" }));

  expect(room()).toEqual({ page: "", focus: "", toasts: { "--notice-size": "0px" } });
  height.mockRestore();
});

test("it is not shown again after it was accepted", () => {
  document.cookie = "cookie_notice=true; Path=/";
  renderOnPage(<CookieNotice />);
  expect(screen.queryByText(TEXT)).toBeNull();
});

test("it is not shown while it is turned off", () => {
  renderOnPage(<CookieNotice />, { settings: { cookie_notice: { enable: false } } });
  expect(screen.queryByText(TEXT)).toBeNull();
});

test.each(["top", "bottom"] as const)("its position is %s if the settings say so", (position) => {
  renderOnPage(<CookieNotice />, { settings: { cookie_notice: { position } } });
  expect(screen.getByRole("region", { name: "Cookie notice" }).className).toContain(`${position}-`);
});

test("cached HTML does not contain it, since it would flash for visitors who accepted", () => {
  const html = renderToString(
    <BootstrapProvider initial={bootstrapWith()}>
      <CookieNotice />
    </BootstrapProvider>,
  );
  expect(html).toBe("");
});
