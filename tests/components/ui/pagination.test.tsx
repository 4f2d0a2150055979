import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageNumbers } from "@/components/ui/page-numbers";
import { Pagination } from "@/components/ui/pagination";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [12, 12, [1, null, 11, 12]],
])("on page %i of %i offers %j", (page, lastPage, numbers) => {
  expect(pageNumbers(page, lastPage)).toEqual(numbers);
});

test("marks the current page and has a button for the next", async () => {
  const onPage = jest.fn();
  render(<Pagination page={6} lastPage={12} onPage={onPage} />);

  expect(screen.getByRole("button", { name: "Page 6" }).getAttribute("aria-current")).toBe("page");
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(onPage).toHaveBeenCalledWith(7);
});

test("the buttons for the previous and the next page do nothing on the only page, and can keep the focus", async () => {
  const onPage = jest.fn();
  render(<Pagination page={1} lastPage={1} onPage={onPage} />);

  for (const name of ["Previous page", "Next page"]) {
    const button = screen.getByRole("button", { name });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
  }
  expect(onPage).not.toHaveBeenCalled();
});
