import type { LucideIcon } from "lucide-react";
import Component from "lucide-react/icons/component";
import Files from "lucide-react/icons/files";
import History from "lucide-react/icons/history";
import Image from "lucide-react/icons/image";
import Layers from "lucide-react/icons/layers";
import Palette from "lucide-react/icons/palette";
import type { ComponentType } from "react";
import { BlocksPanel } from "@/components/editor/blocks-panel";
import type { PanelId } from "@/components/editor/editor-ui";
import { HistoryPanel } from "@/components/editor/history-panel";
import { LayersPanel } from "@/components/editor/layers-panel";
import { PagesPanel } from "@/components/editor/pages-panel";
import { PicturesPanel } from "@/components/editor/pictures/pictures-panel";
import { SiteStylesPanel } from "@/components/editor/site-styles-panel";
import { line } from "@/lib/i18n/line";

/** The panels, in the order of their buttons in the rail, the editor's vertical toolbar. */
export const PANELS = [
  { id: "blocks", name: line("Add"), icon: Component, Panel: BlocksPanel },
  { id: "layers", name: line("Layers"), icon: Layers, Panel: LayersPanel },
  { id: "pages", name: line("Pages"), icon: Files, Panel: PagesPanel },
  { id: "pictures", name: line("Pictures"), icon: Image, Panel: PicturesPanel },
  { id: "styles", name: line("Colours and fonts"), icon: Palette, Panel: SiteStylesPanel },
  { id: "history", name: line("History"), icon: History, Panel: HistoryPanel },
] as const satisfies readonly { id: PanelId; name: string; icon: LucideIcon; Panel: ComponentType }[];
