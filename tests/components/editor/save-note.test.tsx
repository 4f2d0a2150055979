import { cleanup, screen, within } from "@testing-library/react";
import { SaveNote } from "@/components/editor/save-note";
import { renderOnPage } from "../site/public-page";

afterEach(cleanup);

test("a user who may no longer open the project gets a link back to the projects", () => {
  renderOnPage(<SaveNote state={{ name: "gone" }} onSave={() => undefined} />);

  expect(screen.getByRole("alert").textContent).toBe("No longer available");
  expect(screen.getByRole("link", { name: "Back to projects" }).getAttribute("href")).toBe("/dashboard/projects");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a refused save has a button to try again", () => {
  const { container } = renderOnPage(
    <SaveNote state={{ name: "refused", message: "It is too large." }} onSave={() => undefined} />,
  );

  expect(screen.getByRole("alert").textContent).toBe("It is too large.");
  expect(within(container).getByRole("button", { name: "Try again" })).toBeTruthy();
});
