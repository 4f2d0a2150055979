"use client";

import { useLayoutEffect, useRef } from "react";
import { keepInPlace } from "@/components/editor/texts/keep-in-place";
import type { EditedText } from "@/components/editor/texts/open-text";
import { TextBarButton } from "@/components/editor/texts/text-bar-button";
import { TextBlockMenu } from "@/components/editor/texts/text-block-menu";
import { TextColorButton } from "@/components/editor/texts/text-color-button";
import { TEXT_COMMANDS } from "@/components/editor/texts/text-commands";
import { useOpenText } from "@/components/editor/texts/use-open-text";
import { useToolbar } from "@/components/editor/texts/use-toolbar";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Kbd } from "@/components/ui/kbd";

/** The bar above the canvas while a text is edited. */
export function TextBar() {
  const edited = useOpenText();
  return edited && <Bar edited={edited} />;
}

function Bar({ edited }: { edited: EditedText }) {
  const engine = useEngine();
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  const { text } = edited;
  const toolbar = useToolbar(bar, () => text.focus());
  useLayoutEffect(() => keepInPlace(engine, text.element, bar.current?.offsetHeight ?? 0), [engine, text]);
  return (
    <div
      ref={bar}
      {...toolbar}
      role="toolbar"
      data-text-tools
      aria-label={t("Text")}
      className="@container flex min-h-10 flex-wrap items-center gap-0.5 border-b border-line bg-raised px-2 py-1"
    >
      <TextBlockMenu edited={edited} />
      {TEXT_COMMANDS.map((command) => (
        <TextBarButton key={command.id} command={command} edited={edited} />
      ))}
      <TextColorButton text={text} />
      <span className="ms-auto hidden items-center gap-2 ps-2 text-muted @2xl:flex">
        <Kbd>Esc</Kbd>
        {t("leaves the text")}
      </span>
    </div>
  );
}
