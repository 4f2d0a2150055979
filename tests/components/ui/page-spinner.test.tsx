import { act, render, screen } from "@testing-library/react";
import { PageSpinner } from "@/components/ui/page-spinner";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const page = (isLoading: boolean) => <PageSpinner isLoading={isLoading}>The page</PageSpinner>;

test("shows nothing for half a second, then the spinner", async () => {
  render(page(true));

  await passTime(490);
  expect(screen.queryByText("Loading")).toBeNull();
  await passTime(20);
  expect(screen.queryByText("Loading")).not.toBeNull();
});

test("shows the page at once if it arrives before the spinner", async () => {
  const { rerender } = render(page(true));
  await passTime(400);

  rerender(page(false));

  expect(screen.queryByText("The page")).not.toBeNull();
});

test("shows a spinner for at least 200 ms, so that it does not flash", async () => {
  const { rerender } = render(page(true));
  await passTime(510);

  rerender(page(false));
  await passTime(150);
  expect(screen.queryByText("Loading")).not.toBeNull();
  await passTime(60);
  expect(screen.queryByText("The page")).not.toBeNull();
});
