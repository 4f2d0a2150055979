import { screen } from "@testing-library/react";
import { CommandSearch } from "@/components/command/command-search";
import { renderOnPage } from "../site/public-page";

afterEach(() => jest.restoreAllMocks());

test.each([
  ["Macintosh; Intel Mac OS X 10_15_7", "⌘ K"],
  ["Windows NT 10.0; Win64; x64", "Ctrl K"],
])("on %s the search box shows the keys %s", (computer, keys) => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(`Mozilla/5.0 (${computer})`);

  renderOnPage(<CommandSearch />);

  expect(screen.getByText(keys)).toBeTruthy();
});
