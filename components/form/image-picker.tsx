"use client";

import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useRef, useState } from "react";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { composeRefs } from "@/components/ui/compose-refs";
import type { FieldAria } from "@/components/ui/field";

type Props = {
  name: string;
  /** The image or its placeholder. */
  picture: ReactNode;
  /** The accepted types, such as "image/png". */
  accept: readonly string[];
  chooseLabel: string;
  onChoose: (file: File) => void;
  /** Removes the image. Returns false if the removal failed. Without this prop, there is no Remove button. */
  onRemove?: (() => unknown) | undefined;
  /** The running action. Its button shows a spinner. */
  pending?: "choice" | "removal" | null;
  required?: boolean;
  /** Attributes of the button that chooses a file. */
  aria?: FieldAria;
  ref?: Ref<HTMLButtonElement>;
  /** Further buttons. */
  actions?: ReactNode;
  /** Shown under the buttons. */
  children?: ReactNode;
};

/**
 * An image with buttons that choose a file and remove the image. A file can also be dropped. The caller checks the
 * file.
 */
export function ImagePicker(props: Props) {
  const { name, picture, accept, chooseLabel, onChoose, onRemove, pending, required, aria, actions, children } = props;
  const [isDraggedOver, setDraggedOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const t = useT();

  function handleChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    target.value = ""; // so that the same file can be chosen again
  }

  function handleDrag(event: DragEvent, isOver: boolean) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setDraggedOver(isOver);
  }

  function handleDrop(event: DragEvent) {
    handleDrag(event, false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  async function remove() {
    if ((await onRemove?.()) !== false) button.current?.focus(); // the remove button, which had focus, is gone
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse
    <div
      className="flex items-start gap-5 rounded-lg outline-offset-8 outline-accent data-over:outline-2 data-over:outline-dashed"
      data-over={isDraggedOver || undefined}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={handleDrop}
    >
      {picture}
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <input
            ref={input}
            type="file"
            accept={accept.join()}
            required={required}
            hidden
            data-testid={`${name}-file`}
            onChange={handleChosen}
          />
          <Button
            ref={composeRefs(button, props.ref)}
            size="s"
            pending={pending === "choice"}
            {...aria}
            onClick={() => input.current?.click()}
          >
            {chooseLabel}
          </Button>
          {actions}
          {onRemove && (
            <Button size="s" variant="ghost" pending={pending === "removal"} onClick={() => void remove()}>
              {t("Remove")}
            </Button>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}
