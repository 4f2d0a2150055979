import { cleanup, screen } from "@testing-library/react";
import { AccountCorner } from "@/components/layout/account-corner";
import { member, renderOnPage } from "./public-page";

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.loggedIn;
});

test("a guest sees Login and Register", () => {
  renderOnPage(<AccountCorner />);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Login", "/login"],
    ["Register", "/register"],
  ]);
});

test("registration is not offered if it is disabled", () => {
  renderOnPage(<AccountCorner />, { settings: { registration: { disable: true } } });
  expect(screen.queryByText("Register")).toBeNull();
});

test("a member sees their menu", async () => {
  renderOnPage(<AccountCorner />, { user: member });
  expect(await screen.findByRole("button", { name: "Account menu for Ines Morel" })).toBeTruthy();
});

test("`data-logged-in` is removed from the page if the session has ended", () => {
  document.documentElement.dataset.loggedIn = "";
  renderOnPage(<AccountCorner />);
  expect(document.documentElement.dataset.loggedIn).toBeUndefined();
});
