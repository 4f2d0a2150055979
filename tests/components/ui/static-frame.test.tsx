import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StaticFrame } from "@/components/ui/static-frame";

afterEach(cleanup);

test("Escape that is pressed in the page of a frame reaches what is around the frame", () => {
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => keys.push(key);
  document.addEventListener("keydown", listen);
  render(<StaticFrame html="<p>Hello</p>" title="Preview" />);
  const frame = screen.getByTitle<HTMLIFrameElement>("Preview");
  fireEvent.load(frame);

  const page = frame.contentDocument as Document;
  fireEvent.keyDown(page, { key: "a" });
  fireEvent.keyDown(page, { key: "Escape" });
  document.removeEventListener("keydown", listen);

  expect(keys).toEqual(["Escape"]);
});
