"use client";

import type { ComponentProps } from "react";
import { useEditorUi } from "@/components/editor/editor-ui";
import { elementEntries } from "@/components/editor/element-menu/element-entries";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { MenuPanel } from "@/components/ui/menu-panel";

/** The menu of the selected element, with what can be done at the moment at which it opens. */
export function ElementMenuPanel(props: Omit<ComponentProps<typeof MenuPanel>, "entries">) {
  const engine = useEngine();
  const t = useT();
  const { openSettings } = useEditorUi();
  return <MenuPanel {...props} entries={props.isOpen ? elementEntries({ t, engine, openSettings }) : []} />;
}
