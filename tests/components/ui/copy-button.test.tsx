import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyButton } from "@/components/ui/copy-button";

const writeText = jest.fn<Promise<void>, [string]>();
const prompt = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  prompt.mockReset();
  Object.assign(navigator, { clipboard: { writeText } });
  window.prompt = prompt;
  render(<CopyButton text="plt_4kq9" />);
});
afterEach(() => jest.useRealTimers());

const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test("copies, and says Copied! for one second", async () => {
  fireEvent.click(screen.getByRole("button", { name: /Copy/ }));
  await passTime(1);
  expect(writeText).toHaveBeenCalledWith("plt_4kq9");
  expect(screen.getByRole("status").textContent).toBe("Copied!");

  await passTime(990);
  expect(screen.getByRole("button").textContent).toContain("Copied!");
  await passTime(20);
  expect(screen.getByRole("button").textContent).toBe("Copy");
});

test("shows the text in a prompt if copying is refused", async () => {
  writeText.mockRejectedValue(new Error("denied"));

  fireEvent.click(screen.getByRole("button"));
  await passTime(1);

  expect(prompt).toHaveBeenCalledWith(expect.any(String), "plt_4kq9");
  expect(screen.queryByText("Copied!")).toBeNull();
});

test("shows the text in a prompt if there is no clipboard, as on plain http", async () => {
  Object.assign(navigator, { clipboard: undefined });

  fireEvent.click(screen.getByRole("button"));
  await passTime(1);

  expect(prompt).toHaveBeenCalledWith(expect.any(String), "plt_4kq9");
});
