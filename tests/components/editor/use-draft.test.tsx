import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { useState } from "react";
import { useDraft } from "@/components/editor/use-draft";
import { EngineContext } from "@/components/editor/use-engine";

const undo = jest.fn();
const engine = { UndoManager: { undo } } as unknown as Editor;

afterEach(() => {
  cleanup();
  undo.mockClear();
});

function SizeField() {
  const [size, setSize] = useState("");
  const { input } = useDraft(size, (text) => setSize(`${text}px`));
  return <input aria-label="Size" {...input} />;
}

test("after a commit, undo is the editor's and does not mix the typed text with the committed one", async () => {
  render(
    <EngineContext value={engine}>
      <SizeField />
    </EngineContext>,
  );
  const field = screen.getByRole("textbox", { name: "Size" });

  await userEvent.type(field, "74");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(field).toHaveProperty("value", "");
  expect(undo).not.toHaveBeenCalled();

  await userEvent.type(field, "74{Enter}");
  expect(field).toHaveProperty("value", "74px");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(undo).toHaveBeenCalledTimes(1);
  expect(field).toHaveProperty("value", "74px");
});
