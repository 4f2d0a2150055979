import type { Locator } from "@playwright/test";

type TestFile = { name: string; mimeType: string; buffer: Buffer };

type TestEvent = "drop" | "paste";

/** Drops files on the middle of an element, as from a folder of this computer. */
export const dropFiles = (target: Locator, files: readonly TestFile[]) => send(target, "drop", files);

/** Pastes files while an element has focus. */
export const pasteFiles = (target: Locator, files: readonly TestFile[]) => send(target, "paste", files);

const send = (target: Locator, event: TestEvent, files: readonly TestFile[]) =>
  target.evaluate(
    (element, { event, sent }) => {
      const data = new DataTransfer();
      for (const { name, type, bytes } of sent)
        data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type }));
      const { left, top, width, height } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
      if (event === "paste") element.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: data }));
      else
        for (const type of ["dragenter", "dragover", "drop"])
          element.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
    },
    {
      event,
      sent: files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: buffer.toString("base64") })),
    },
  );
