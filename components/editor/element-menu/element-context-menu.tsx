"use client";

import { useEffect, useRef, useState } from "react";
import { ElementMenuPanel } from "@/components/editor/element-menu/element-menu-panel";
import { type MenuPlace, onContextMenu } from "@/components/editor/element-menu/on-context-menu";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";

/** The menu of the selected element, where the user presses the right button or the menu key. */
export function ElementContextMenu() {
  const engine = useEngine();
  const t = useT();
  const [place, setPlace] = useState<MenuPlace | null>(null);
  const opener = useRef<HTMLElement>(null);
  const anchor = useRef({ getBoundingClientRect: () => new DOMRect() });

  useEffect(
    () =>
      onContextMenu(engine, (newPlace) => {
        opener.current = newPlace.opener;
        anchor.current = { getBoundingClientRect: () => newPlace.box };
        setPlace(newPlace);
      }),
    [engine],
  );

  return (
    <ElementMenuPanel
      id="editor-element-menu"
      label={t("Selected element")}
      button={opener}
      anchor={anchor}
      align="start"
      isOpen={place !== null}
      onOpenChange={(isOpen) => !isOpen && setPlace(null)}
    />
  );
}
