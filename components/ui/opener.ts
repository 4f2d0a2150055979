/** The element that gets the focus back later: the focused one or, inside a menu, the button of the menu. */
export function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const trigger = active.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return (trigger && document.getElementById(trigger)) || active;
}

/** Moves the focus back to the opener, or to the `<main>` element if the opener was removed with its row. */
export function focusOpener(opener: HTMLElement | null) {
  const target = opener?.isConnected ? opener : document.getElementById("main");
  if (target?.id === "main" && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus({ preventScroll: target !== opener });
}
