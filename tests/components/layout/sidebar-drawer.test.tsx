import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { SidebarDrawer } from "@/components/layout/sidebar-drawer";

beforeAll(() => import("@/components/ui/drawer"));
beforeEach(async () => {
  render(
    <PathnameContext value="/dashboard/files">
      <SidebarDrawer>
        <a href="/dashboard/files">Files</a>
        <a href="/dashboard/sites">Sites</a>
      </SidebarDrawer>
    </PathnameContext>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  await screen.findByRole("dialog", { name: "Menu" });
});
afterEach(cleanup);

/** Clicks a link and prevents the navigation, which jsdom does not support. */
function follow(name: string) {
  const link = screen.getByRole("link", { name });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
}

test("the drawer closes when the link of the current page is followed", async () => {
  follow("Files");

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the drawer stays open while another page loads", () => {
  follow("Sites");

  expect(screen.getByRole("dialog", { name: "Menu" })).toBeTruthy();
});
