// biome-ignore-all lint/suspicious/noDocumentCookie: jsdom has no cookieStore
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TabListener } from "@/components/layout/tab-listener";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { renderOnPage } from "./public-page";

const root = document.documentElement;

beforeEach(() => {
  root.dataset.theme = "light";
  root.dataset.themeId = "1";
});
afterEach(() => {
  cleanup();
  document.cookie = "be-active-theme=; Path=/; Max-Age=0";
});

test("choosing dark applies the dark theme at once", async () => {
  renderOnPage(<ThemeToggle />);
  await userEvent.click(screen.getByRole("button", { name: "Dark mode" }));
  expect({ ...root.dataset }).toMatchObject({ theme: "dark", themeId: "2" });
});

test("the choice is stored in the cookie", async () => {
  renderOnPage(<ThemeToggle />);
  await userEvent.click(screen.getByRole("button", { name: "Dark mode" }));
  expect(document.cookie).toContain("be-active-theme=2");
});

test("the buttons show the active theme", async () => {
  renderOnPage(<ThemeToggle />);
  await userEvent.click(screen.getByRole("button", { name: "Dark mode" }));
  expect(screen.getByRole("button", { pressed: true }).getAttribute("aria-label")).toBe("Dark mode");
});

test("another tab's choice is followed", async () => {
  renderOnPage(<TabListener membersOnly={false} />);
  const otherTab = new BroadcastChannel("plinth");
  act(() => otherTab.postMessage({ type: "theme", id: 2, isDark: true }));
  await waitFor(() => expect(root.dataset.themeId).toBe("2"));
  otherTab.close();
});

test("nothing is offered if visitors may not choose", () => {
  renderOnPage(<ThemeToggle />, { settings: { themes: { user_change: false } } });
  expect(screen.queryByRole("group")).toBeNull();
});
