// biome-ignore-all lint/suspicious/noDocumentCookie: jsdom has no other way
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { BootstrapProvider } from "@/components/bootstrap/bootstrap-provider";
import { CookieNotice } from "@/components/cookie-notice/cookie-notice";
import { bootstrapWith, renderOnPage } from "./public-page";

const TEXT = "We use cookies to optimize site functionality and provide you with the best possible experience.";

/** jsdom lays nothing out; the notice is told its size once. */
globalThis.ResizeObserver = class {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe() {
    this.tell([], this);
  }
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  document.cookie = "cookie_notice=; Path=/; Max-Age=0";
});
afterEach(cleanup);

test("it says the specification's sentence to whoever has not accepted", () => {
  renderOnPage(<CookieNotice />);
  expect(screen.getByText(TEXT)).toBeTruthy();
});

test("its button is a link to where the settings say", () => {
  renderOnPage(<CookieNotice />);
  expect(screen.getByRole("link", { name: "Privacy Policy" }).getAttribute("href")).toBe("/pages/privacy");
});

test("OK closes it and is remembered", async () => {
  renderOnPage(<CookieNotice />);
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByText(TEXT)).toBeNull();
  expect(document.cookie).toContain("cookie_notice=true");
});

test("at the foot it says how tall it is, so that toasts stay above it, and takes that back", async () => {
  renderOnPage(<CookieNotice />);
  expect(document.documentElement.style.getPropertyValue("--notice-size")).toBe("0px");
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(document.documentElement.style.getPropertyValue("--notice-size")).toBe("");
});

test("whoever has accepted does not see it again", () => {
  document.cookie = "cookie_notice=true; Path=/";
  renderOnPage(<CookieNotice />);
  expect(screen.queryByText(TEXT)).toBeNull();
});

test("it is nowhere while it is switched off", () => {
  renderOnPage(<CookieNotice />, { settings: { cookie_notice: { enable: false } } });
  expect(screen.queryByText(TEXT)).toBeNull();
});

test.each(["top", "bottom"] as const)("it stands at the %s when the settings say so", (position) => {
  renderOnPage(<CookieNotice />, { settings: { cookie_notice: { position } } });
  expect(screen.getByRole("region", { name: "Cookie notice" }).className).toContain(`${position}-`);
});

test("cached HTML does not have it, since it would flash at those who accepted", () => {
  const html = renderToString(
    <BootstrapProvider initial={bootstrapWith()}>
      <CookieNotice />
    </BootstrapProvider>,
  );
  expect(html).toBe("");
});
