import type { Component, Editor } from "grapesjs";
import { setLink } from "@/components/editor/links/link-words";
import { openLinkDialog } from "@/components/editor/links/open-link-dialog";
import { runAsOneStep } from "@/components/editor/one-step";

/** Lets the user choose the file to which a new link leads. Its words are then the file's name. */
export async function chooseFile(engine: Editor, link: Component): Promise<void> {
  const choice = await openLinkDialog({ engine, current: null, canRemove: false, only: "file" });
  if (!choice || choice.remove || !link.parent()) return;
  runAsOneStep(engine, () => {
    setLink(link, choice);
    link.components([{ type: "textnode", content: choice.label }]);
  });
}
