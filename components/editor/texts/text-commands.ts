import type { Editor } from "grapesjs";
import type { LucideIcon } from "lucide-react";
import Bold from "lucide-react/icons/bold";
import Italic from "lucide-react/icons/italic";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import RemoveFormatting from "lucide-react/icons/remove-formatting";
import Strikethrough from "lucide-react/icons/strikethrough";
import Quote from "lucide-react/icons/text-quote";
import Underline from "lucide-react/icons/underline";
import { canLink, isLinked, linkWords } from "@/components/editor/links/link-words";
import { clearFormatting, type FormatTag, isFormatted, toggleFormat } from "@/components/editor/texts/format-text";
import type { EditedText } from "@/components/editor/texts/open-text";
import {
  canBeItem,
  canBeQuote,
  isQuoted,
  type ListTag,
  listOf,
  toggleList,
  toggleQuote,
} from "@/components/editor/texts/text-blocks";
import { type Line, line } from "@/lib/i18n/line";

/** What a button of the bar for texts does. */
export type TextCommand = {
  id: string;
  name: Line;
  icon: LucideIcon;
  keys?: string;
  run: (edited: EditedText, engine: Editor) => unknown;
  /** Whether what it does is done already. Not for an act. */
  isPressed?: (edited: EditedText) => boolean;
  /** True by default. */
  isPossible?: (edited: EditedText) => boolean;
};

type Look = Pick<TextCommand, "name" | "icon" | "keys">;

const format = (tag: FormatTag, look: Look): TextCommand => ({
  id: tag,
  ...look,
  run: ({ text }) => toggleFormat(text, tag),
  isPressed: ({ text }) => isFormatted(text, tag),
});

const list = (tag: ListTag, look: Look): TextCommand => ({
  id: tag,
  ...look,
  run: (edited, engine) => toggleList(engine, edited, tag),
  isPressed: (edited) => listOf(edited) === tag,
  isPossible: canBeItem,
});

export const TEXT_COMMANDS: readonly TextCommand[] = [
  format("strong", { name: line("Bold"), icon: Bold, keys: "Mod+B" }),
  format("em", { name: line("Italic"), icon: Italic, keys: "Mod+I" }),
  format("u", { name: line("Underline"), icon: Underline, keys: "Mod+U" }),
  format("s", { name: line("Strikethrough"), icon: Strikethrough }),
  {
    id: "link",
    name: line("Link"),
    icon: Link,
    keys: "Mod+K",
    run: (edited, engine) => linkWords(engine, edited),
    isPressed: isLinked,
    isPossible: canLink,
  },
  list("ul", { name: line("Bulleted list"), icon: List }),
  list("ol", { name: line("Numbered list"), icon: ListOrdered }),
  {
    id: "quote",
    name: line("Quote"),
    icon: Quote,
    run: (edited, engine) => toggleQuote(engine, edited),
    isPressed: isQuoted,
    isPossible: canBeQuote,
  },
  {
    id: "clear",
    name: line("Clear formatting"),
    icon: RemoveFormatting,
    keys: "Mod+\\",
    run: ({ text }) => clearFormatting(text),
  },
];

/** The keys of a text that is being edited (`runTextKey`). */
export const TEXT_SHORTCUTS: readonly { name: Line; keys: string }[] = [
  ...TEXT_COMMANDS.flatMap(({ name, keys }) => (keys ? [{ name, keys }] : [])),
  { name: line("Go to the bar above the page"), keys: "Alt+F10" },
];
