/** The element to give the focus back to: the focused one or, for a menu that is about to go, the button it hangs from. */
export function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const trigger = active.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return (trigger && document.getElementById(trigger)) || active;
}

/** Gives the focus back, or puts it on the page's main part where the opener is gone (a deleted row). */
export function focusOpener(opener: HTMLElement | null) {
  const target = opener?.isConnected ? opener : document.getElementById("main");
  if (target?.id === "main" && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus({ preventScroll: target !== opener });
}
