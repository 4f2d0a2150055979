"use client";

import Check from "lucide-react/icons/check";
import Link from "next/link";
import type { ReactNode, RefObject } from "react";
import { cn } from "@/components/ui/cn";
import { CountBadge } from "@/components/ui/count-badge";
import { FLOATING, FLOATING_HEADING, FLOATING_LIST, FLOATING_ROW } from "@/components/ui/floating";
import { floatingRoot } from "@/components/ui/floating-root";
import { Icon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";
import type { MenuEntry, MenuItem, MenuPanelProps } from "@/components/ui/menu-entry";
import { Menu as Radix } from "@/components/ui/radix-parts";
import { restoreFocusTo } from "@/components/ui/restore-focus";
import { isRightToLeft } from "@/components/ui/text-direction";

/** In windows narrower than this, as on phones, the menu is modal: a tap outside closes it and does nothing else. */
const PHONE_BELOW_PX = 768;

type Props = MenuPanelProps & {
  entries: MenuEntry[];
  header?: ReactNode;
  /** The name of a menu whose button does not name it. */
  label?: string;
};

/** The open menu of a `Menu`. */
export function MenuPanel({ id, button, anchor, label, isOpen, onOpenChange, entries, header, align = "end" }: Props) {
  /** Ignores a click on the button. If the click closed the menu here, the button's own handler would open it again. */
  function ignoreButton(event: Event) {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
  }

  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={onOpenChange}
      dir={isRightToLeft() ? "rtl" : "ltr"}
      modal={window.innerWidth < PHONE_BELOW_PX}
    >
      {/* Radix's type excludes null. The cast is safe: the button is mounted while its menu is open. */}
      <Radix.Anchor virtualRef={anchor ?? (button as RefObject<HTMLElement>)} />
      <Radix.Portal container={floatingRoot(button.current)}>
        <Radix.Content
          id={id}
          className={cn(FLOATING, FLOATING_LIST, "min-w-52")}
          data-sheet
          aria-label={label}
          aria-labelledby={label ? undefined : button.current?.id}
          align={align}
          sideOffset={2}
          collisionPadding={8}
          loop
          onInteractOutside={anchor ? undefined : ignoreButton}
          onCloseAutoFocus={restoreFocusTo(button)}
        >
          {header}
          {header && <Separator />}
          {entries.map((entry, index) => (
            <Entry key={keyOf(entry, index)} entry={entry} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === "separator") return <Separator />;
  if ("heading" in entry) return <Radix.Label className={FLOATING_HEADING}>{entry.heading}</Radix.Label>;

  const content = <Content item={entry} />;
  const textValue = typeof entry.label === "string" ? entry.label : undefined;
  const row = { textValue, disabled: entry.disabled, className: cn(FLOATING_ROW, entry.danger && "text-danger") };
  if (entry.href !== undefined) {
    return (
      <Radix.Item {...row} asChild>
        <Link href={entry.href}>{content}</Link>
      </Radix.Item>
    );
  }
  return entry.checked === undefined ? (
    <Radix.Item {...row} onSelect={entry.onSelect}>
      {content}
    </Radix.Item>
  ) : (
    <Radix.CheckboxItem {...row} checked={entry.checked} onSelect={entry.onSelect}>
      {content}
    </Radix.CheckboxItem>
  );
}

function Separator() {
  return <Radix.Separator className="-mx-[5px] my-[5px] border-t border-line" />;
}

function Content({ item }: { item: MenuItem }) {
  return (
    <>
      {item.icon && <Icon of={item.icon} flip={item.flip} className={item.danger ? undefined : "text-muted"} />}
      <span dir="auto" className="min-w-0 truncate">
        {item.label}
      </span>
      {item.keys && <Kbd className="ms-auto">{item.keys}</Kbd>}
      {item.count ? <CountBadge className="ms-auto">{item.count}</CountBadge> : null}
      {item.checked && <Icon of={Check} className="ms-auto text-muted" />}
    </>
  );
}

function keyOf(entry: MenuEntry, index: number) {
  if (entry === "separator" || "heading" in entry) return `at-${index}`;
  return entry.key ?? (typeof entry.label === "string" ? entry.label : `at-${index}`);
}
