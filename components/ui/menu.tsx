"use client";

import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { isForBrowser, placeOfMenu } from "@/components/ui/context-menu";
import type { MenuEntry, MenuPanelProps, MenuPlace } from "@/components/ui/menu-entry";
import { useLazyPart } from "@/components/ui/use-lazy-part";

/** Attributes to spread on the menu's button. */
export type MenuTrigger = {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  type: "button";
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
};

type LazyProps<Own extends object> = {
  /** Loads the panel with the entries. Called on hover or focus. */
  load: () => Promise<ComponentType<MenuPanelProps & Own>>;
  /** The props that the panel needs in addition to `MenuPanelProps`. */
  panel: Own;
  children: (trigger: MenuTrigger) => ReactNode;
};

/**
 * A button with a menu whose panel is the caller's own component. The panel's code loads on hover or focus. If an
 * element around it has the attribute `data-menu-area`, the right button and the menu key open the menu anywhere there.
 */
export function LazyMenu<Own extends object>({ load, panel, children }: LazyProps<Own>) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [Panel, fetchPanel] = useLazyPart(load);
  const place = useRef<MenuPlace>({ getBoundingClientRect: () => new DOMRect() });
  const [isAtPointer, setAtPointer] = useState(false);

  function open(box: DOMRect | null = null) {
    if (box) place.current = { getBoundingClientRect: () => box };
    setAtPointer(box !== null);
    fetchPanel();
    setOpen(true);
  }

  const openByArea = useEffectEvent((event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    open(placeOfMenu(event));
  });
  useEffect(() => {
    const area = button.current?.closest<HTMLElement>("[data-menu-area]");
    const listener = (event: MouseEvent) => openByArea(event);
    area?.addEventListener("contextmenu", listener);
    return () => area?.removeEventListener("contextmenu", listener);
  }, []);

  const trigger: MenuTrigger = {
    ref: button,
    id,
    type: "button",
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? `${id}-menu` : undefined,
    onClick: () => (isOpen ? setOpen(false) : open()),
    onKeyDown(event) {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      open();
    },
    onPointerEnter: fetchPanel,
    onFocus: fetchPanel,
  };

  return (
    <>
      {children(trigger)}
      {Panel && (
        <Panel
          {...panel}
          {...(isAtPointer && { anchor: place, align: "start" })}
          id={`${id}-menu`}
          button={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

type Props = {
  entries: MenuEntry[];
  /** Content above the entries, such as the logged-in user. */
  header?: ReactNode;
  align?: "start" | "end";
  children: (trigger: MenuTrigger) => ReactNode;
};

const loadPanel = () => import("@/components/ui/menu-panel").then((module) => module.MenuPanel);

/**
 * A button with a menu: `<Menu entries={[…]}>{(trigger) => <button {...trigger}>…</button>}</Menu>`. The code of
 * the menu loads on hover or focus. On a phone, the menu opens at the bottom of the screen.
 */
export function Menu({ children, ...panel }: Props) {
  return (
    <LazyMenu load={loadPanel} panel={panel}>
      {children}
    </LazyMenu>
  );
}
