// biome-ignore-all lint/suspicious/noDocumentCookie: jsdom has no cookieStore
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TabListener } from "@/components/layout/tab-listener";
import { ThemeToggle } from "@/components/layout/theme-toggle";
import { useTheme } from "@/components/layout/use-theme";
import { setSystemMode } from "../../support/system-mode";
import { bootstrapWith, renderOnPage } from "./public-page";

const root = document.documentElement;
const Mode = () => <output>{useTheme().mode}</output>;

beforeEach(() => {
  root.dataset.theme = "light";
  root.dataset.themeId = "1";
});
afterEach(() => {
  cleanup();
  setSystemMode("light");
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

test("choosing the system's theme leaves the mode to the system, and the choice is stored", async () => {
  renderOnPage(<ThemeToggle />);
  await userEvent.click(screen.getByRole("button", { name: "System theme" }));
  expect({ ...root.dataset }).toMatchObject({ theme: "system", themeId: "system" });
  expect(document.cookie).toContain("be-active-theme=system");
  expect(screen.getByRole("button", { pressed: true }).getAttribute("aria-label")).toBe("System theme");
});

test("the mode follows the system while the system's theme is chosen", () => {
  root.dataset.theme = "system";
  renderOnPage(<Mode />);
  expect(screen.getByRole("status").textContent).toBe("light");

  act(() => setSystemMode("dark"));

  expect(screen.getByRole("status").textContent).toBe("dark");
});

test("the system's theme is not offered if there is no dark theme", () => {
  const themes = bootstrapWith().themes.all.map((theme) => ({ ...theme, is_dark: false }));
  renderOnPage(<ThemeToggle />, { themes: { all: themes, selectedThemeId: 1 } });
  expect(screen.queryByRole("button", { name: "System theme" })).toBeNull();
});

test("a theme that is chosen in another tab is applied here too", async () => {
  renderOnPage(<TabListener membersOnly={false} />);
  const otherTab = new BroadcastChannel("plinth");
  act(() => otherTab.postMessage({ type: "theme", theme: { id: 2, mode: "dark" } }));
  await waitFor(() => expect(root.dataset.themeId).toBe("2"));
  otherTab.close();
});

test("no theme is offered if visitors may not choose one", () => {
  renderOnPage(<ThemeToggle />, { settings: { themes: { user_change: false } } });
  expect(screen.queryByRole("group")).toBeNull();
});
