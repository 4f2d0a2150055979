"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import type { EditedText } from "@/components/editor/texts/open-text";
import { keepCaret } from "@/components/editor/texts/text-bar-button";
import { BLOCK_TAGS, type BlockTag, blockOf, listOf, setBlock } from "@/components/editor/texts/text-blocks";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";

/** What the text is as a whole: a paragraph or a heading of a level. */
export function TextBlockMenu({ edited }: { edited: EditedText }) {
  const engine = useEngine();
  const t = useT();
  const block = blockOf(edited);
  const nameOf = (tag: BlockTag) => (tag === "p" ? t("Paragraph") : t("Heading :level", { level: tag.slice(1) }));
  const other = listOf(edited) ? t("List item") : t("Text");
  return (
    <Menu
      align="start"
      entries={BLOCK_TAGS.map((tag) => ({
        key: tag,
        label: nameOf(tag),
        checked: tag === block,
        disabled: block === null,
        onSelect: () => void setBlock(engine, edited, tag),
      }))}
    >
      {(trigger) => (
        <Button {...trigger} variant="ghost" size="s" onMouseDown={keepCaret}>
          {block ? nameOf(block) : other}
          <Icon of={ChevronDown} />
        </Button>
      )}
    </Menu>
  );
}
