import ArrowLeft from "lucide-react/icons/arrow-left";
import Download from "lucide-react/icons/download";
import Eye from "lucide-react/icons/eye";
import File from "lucide-react/icons/file";
import Keyboard from "lucide-react/icons/keyboard";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Monitor from "lucide-react/icons/monitor";
import Plus from "lucide-react/icons/plus";
import Rocket from "lucide-react/icons/rocket";
import Rows2 from "lucide-react/icons/rows-2";
import Settings2 from "lucide-react/icons/settings-2";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import TextCursorInput from "lucide-react/icons/text-cursor-input";
import { addPage } from "@/components/editor/add-page";
import type { EditorUi } from "@/components/editor/editor-ui";
import { insertBlock } from "@/components/editor/insert-block";
import type { loadBlocks } from "@/components/editor/load-blocks";
import { openPreview } from "@/components/editor/open-preview";
import { openPublish } from "@/components/editor/open-publish";
import { openSaveTemplate } from "@/components/editor/open-save-template";
import { openShortcuts } from "@/components/editor/open-shortcuts";
import { PANELS } from "@/components/editor/panels";
import { saveFirst } from "@/components/editor/save-first";
import { SECTION_CATEGORY_NAMES } from "@/components/editor/section-categories";
import { SHORTCUTS, type ShortcutTarget } from "@/components/editor/shortcuts";
import type { CommandEntry, CommandGroup } from "@/components/ui/command-entry";
import { keyLabels } from "@/components/ui/key-labels";
import type { T } from "@/lib/i18n/create-t";
import { exportPath } from "@/lib/projects/client";
import type { ProjectJson } from "@/lib/projects/schema";

type Options = {
  t: T;
  target: ShortcutTarget;
  ui: EditorUi;
  project: ProjectJson;
  /** The elements and sections that can be added to a page. */
  library: Awaited<ReturnType<typeof loadBlocks>>;
  nameVersion: () => void;
  leave: () => void;
};

/** Everything that the command menu of the editor offers. */
export function commandGroups(options: Options): CommandGroup[] {
  const { t } = options;
  return [
    { heading: t("Actions"), entries: [...actionEntries(options), ...shortcutEntries(options)] },
    { heading: t("Go to page"), entries: pageEntries(options) },
    { heading: t("Panels"), entries: panelEntries(options) },
    { heading: t("Width"), entries: widthEntries(options) },
    { heading: t("Elements"), entries: elementEntries(options) },
    { heading: t("Sections"), entries: sectionEntries(options) },
  ];
}

function actionEntries({ t, target, ui, project, nameVersion, leave }: Options): CommandEntry[] {
  return [
    { id: "preview", label: t("Preview"), icon: Eye, run: () => void openPreview(project, target) },
    {
      id: "publish",
      label: t("Publish"),
      icon: Rocket,
      run: () => void openPublish(project, { ...target, ui }),
    },
    { id: "add-page", label: t("Add page"), icon: Plus, run: () => addPage(target.engine, t) },
    { id: "name-version", label: t("Name this version"), icon: TextCursorInput, run: nameVersion },
    {
      id: "save-template",
      label: t("Save as template"),
      icon: LayoutTemplate,
      run: () => void openSaveTemplate(project, target.saver),
    },
    {
      id: "download",
      label: t("Download as a website"),
      icon: Download,
      run: () =>
        void saveFirst(target.saver).then((isSaved) => isSaved && window.location.assign(exportPath(project.id))),
    },
    { id: "shortcuts", label: t("Keyboard shortcuts"), icon: Keyboard, run: openShortcuts },
    { id: "leave", label: t("Back to projects"), icon: ArrowLeft, run: leave },
  ];
}

/**
 * An entry for each action that has a shortcut, with its first shortcut. The shortcut that opens this menu (Mod+K) has
 * no entry.
 */
function shortcutEntries({ t, target }: Options): CommandEntry[] {
  return SHORTCUTS.filter(({ name }, index) => SHORTCUTS.findIndex((other) => other.name === name) === index)
    .filter(({ keys }) => keys !== "Mod+K")
    .map(({ name, keys, run }) => ({
      id: `keys-${keys}`,
      label: t(name),
      keys: keyLabels(keys).join(" "),
      run: () => void run(target),
    }));
}

function pageEntries({ t, target: { engine } }: Options): CommandEntry[] {
  const selected = engine.Pages.getSelected();
  return engine.Pages.getAll().map((page) => ({
    id: `page-${page.getId()}`,
    label: page.getName() || t("Untitled"),
    icon: File,
    run: () => void engine.Pages.select(page),
    ...(page === selected && { note: t("Currently open") }),
  }));
}

function panelEntries({ t, ui }: Options): CommandEntry[] {
  const panels = PANELS.map(
    ({ id, name, icon }): CommandEntry => ({ id: `panel-${id}`, label: t(name), icon, run: () => ui.setPanel(id) }),
  );
  return [
    ...panels,
    { id: "tab-style", label: t("Style of the selected element"), icon: Settings2, run: () => ui.setTab("style") },
    {
      id: "tab-settings",
      label: t("Settings of the selected element"),
      icon: Settings2,
      run: () => ui.setTab("settings"),
    },
    {
      id: "page-settings",
      label: t("Settings of this page"),
      icon: Settings2,
      keywords: [t("Title"), t("Description"), t("Path")],
      run: () => ui.setPanel("pages"),
    },
  ];
}

function widthEntries({ t, target: { engine } }: Options): CommandEntry[] {
  const widths = [
    { id: "desktop", label: t("Desktop"), icon: Monitor },
    { id: "tablet", label: t("Tablet"), icon: Tablet },
    { id: "phone", label: t("Phone"), icon: Smartphone },
  ];
  return widths.map(({ id, ...width }) => ({ id: `width-${id}`, ...width, run: () => void engine.setDevice(id) }));
}

const elementEntries = ({ t, target: { engine }, library }: Options): CommandEntry[] =>
  library.blocks.map((block) => ({
    id: `block-${block.id}`,
    label: t("Add: :name", { name: t(block.name) }),
    icon: block.icon,
    run: () => void insertBlock(engine, block),
  }));

const sectionEntries = ({ t, target: { engine }, library }: Options): CommandEntry[] =>
  library.sections.map((section) => ({
    id: `section-${section.id}`,
    label: t("Add: :name", { name: t(section.name) }),
    icon: Rows2,
    note: t(SECTION_CATEGORY_NAMES[section.category]),
    keywords: [t(SECTION_CATEGORY_NAMES[section.category])],
    run: () => void insertBlock(engine, section),
  }));
