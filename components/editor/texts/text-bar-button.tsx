"use client";

import type { MouseEvent } from "react";
import type { EditedText } from "@/components/editor/texts/open-text";
import type { TextCommand } from "@/components/editor/texts/text-commands";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { keyLabels } from "@/components/ui/key-labels";
import { Tooltip } from "@/components/ui/tooltip";

/** Keeps the caret in the text when a button beside it is pressed. */
export const keepCaret = (event: MouseEvent) => event.preventDefault();

type Props = { command: TextCommand; edited: EditedText };

export function TextBarButton({ command, edited }: Props) {
  const engine = useEngine();
  const t = useT();
  const { name, icon, keys, run, isPressed, isPossible } = command;
  const isDisabled = isPossible?.(edited) === false;
  return (
    <Tooltip text={t(name)} {...(keys && { keys: keyLabels(keys).join(" ") })}>
      {(tooltip) => (
        <Button
          {...tooltip}
          variant="ghost"
          size="s"
          icon
          aria-label={t(name)}
          aria-pressed={isPressed?.(edited)}
          aria-disabled={isDisabled}
          className="aria-pressed:bg-wash-2"
          onMouseDown={keepCaret}
          onClick={() => !isDisabled && run(edited, engine)}
        >
          <span className={isDisabled ? "text-off" : undefined}>
            <Icon of={icon} />
          </span>
        </Button>
      )}
    </Tooltip>
  );
}
