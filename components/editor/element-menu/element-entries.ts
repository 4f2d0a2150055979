import type { Component, Editor } from "grapesjs";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import Copy from "lucide-react/icons/copy";
import CopyPlus from "lucide-react/icons/copy-plus";
import CornerLeftUp from "lucide-react/icons/corner-left-up";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import ImageUp from "lucide-react/icons/image-up";
import Pencil from "lucide-react/icons/pencil";
import Scissors from "lucide-react/icons/scissors";
import Settings2 from "lucide-react/icons/settings-2";
import Trash2 from "lucide-react/icons/trash-2";
import {
  canMove,
  duplicateSelected,
  moveSelected,
  removeSelected,
  selectedPart,
  selectParent,
} from "@/components/editor/component-actions";
import { copyElement, cutElement, hasCopied, pasteCopied } from "@/components/editor/copied-element";
import { SHORTCUTS } from "@/components/editor/shortcuts";
import { canEditText, editSelectedText } from "@/components/editor/text-editing";
import { keyLabels } from "@/components/ui/key-labels";
import type { MenuEntry, MenuItem } from "@/components/ui/menu-entry";
import type { T } from "@/lib/i18n/create-t";

type Options = { t: T; engine: Editor; openSettings: () => void };

/** What can be done with the selected element. The page itself cannot be copied, moved or deleted. */
export function elementEntries({ t, engine, openSettings }: Options): MenuEntry[] {
  const component = selectedPart(engine);
  const paste: MenuItem = {
    label: t("Paste"),
    icon: ClipboardPaste,
    keys: shortcutOf("Paste"),
    disabled: !hasCopied(),
    onSelect: () => pasteCopied(engine),
  };
  if (!component) return [paste];
  return [
    ...editEntries(engine, component, t),
    { label: t("Settings"), icon: Settings2, onSelect: openSettings },
    {
      label: t("Select the element around it"),
      icon: CornerLeftUp,
      keys: keyLabels("Escape").join(" "),
      onSelect: () => selectParent(engine),
    },
    "separator",
    { label: t("Copy"), icon: Copy, keys: shortcutOf("Copy"), onSelect: () => void copyElement(engine) },
    { label: t("Cut"), icon: Scissors, keys: shortcutOf("Cut"), onSelect: () => cutElement(engine) },
    paste,
    {
      label: t("Duplicate"),
      icon: CopyPlus,
      keys: shortcutOf("Duplicate"),
      onSelect: () => duplicateSelected(engine),
    },
    "separator",
    {
      label: t("Move up"),
      icon: ArrowUp,
      keys: shortcutOf("Move up"),
      disabled: !canMove(component, "up"),
      onSelect: () => void moveSelected(engine, "up"),
    },
    {
      label: t("Move down"),
      icon: ArrowDown,
      keys: shortcutOf("Move down"),
      disabled: !canMove(component, "down"),
      onSelect: () => void moveSelected(engine, "down"),
    },
    visibilityEntry(engine, component, t),
    "separator",
    {
      label: t("Delete"),
      icon: Trash2,
      keys: shortcutOf("Delete"),
      danger: true,
      onSelect: () => removeSelected(engine),
    },
  ];
}

function editEntries(engine: Editor, component: Component, t: T): MenuItem[] {
  if (!canEditText(component)) return [];
  const isPicture = component.tagName === "img";
  return [
    {
      label: isPicture ? t("Replace the picture") : t("Edit the text"),
      icon: isPicture ? ImageUp : Pencil,
      keys: shortcutOf("Edit the text"),
      onSelect: () => editSelectedText(engine),
    },
  ];
}

/** Hides the element, in the editor and on the published site, or shows it again. */
function visibilityEntry(engine: Editor, component: Component, t: T): MenuItem {
  const isVisible = engine.Layers.isVisible(component);
  return {
    label: isVisible ? t("Hide on the site") : t("Show on the site"),
    icon: isVisible ? EyeOff : Eye,
    onSelect: () => engine.Layers.setVisible(component, !isVisible),
  };
}

/** The keys of an action, by its name: "Ctrl C". */
function shortcutOf(name: string): string | undefined {
  const keys = SHORTCUTS.find((shortcut) => shortcut.name === name)?.keys;
  return keys && keyLabels(keys).join(" ");
}
