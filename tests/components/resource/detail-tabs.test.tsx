import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DetailTabs } from "@/components/resource/detail-tabs";
import { addLeaveGuard } from "@/components/ui/leave-guard";
import { renderListPage } from "../data-table/list-page";

let removeGuard: (() => void) | undefined;
afterEach(() => {
  cleanup();
  removeGuard?.();
});

const open = (search?: string) =>
  renderListPage(
    <DetailTabs
      label="Tomas Okafor"
      tabs={[
        { value: "details", label: "Details", content: "Born in Lagos" },
        { value: "sessions", label: "Sessions", content: "Two devices" },
      ]}
    />,
    { search },
  );

test("the URL selects the tab", () => {
  open("?tab=sessions");

  expect(screen.getByRole("tabpanel", { name: "Sessions" }).textContent).toBe("Two devices");
});

test.each(["", "?tab=secrets"])("the first tab is shown if the query string is %j", (search) => {
  open(search);

  expect(screen.getByRole("tab", { name: "Details" }).getAttribute("aria-selected")).toBe("true");
});

test("choosing a tab changes the URL", async () => {
  const { address } = open();

  await userEvent.click(screen.getByRole("tab", { name: "Sessions" }));

  await waitFor(() => expect(address()).toBe("?tab=sessions"));
  expect(screen.getByRole("tabpanel").textContent).toBe("Two devices");
});

test("if there are unsaved changes, another tab opens only if the user agrees", async () => {
  const confirmLeaving = jest.fn(async () => false);
  removeGuard = addLeaveGuard(confirmLeaving);
  const { address } = open();

  await userEvent.click(screen.getByRole("tab", { name: "Sessions" }));
  expect([confirmLeaving.mock.calls.length, address()]).toEqual([1, ""]);
  confirmLeaving.mockResolvedValue(true);
  await userEvent.click(screen.getByRole("tab", { name: "Sessions" }));

  await waitFor(() => expect(address()).toBe("?tab=sessions"));
});
