/** The element to return the focus to: the focused one, or the button of a closing menu. */
export function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  const trigger = active.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return (trigger && document.getElementById(trigger)) || active;
}

/** Returns the focus, or moves it to the page's main part if the opener is gone (a deleted row). */
export function focusOpener(opener: HTMLElement | null) {
  const target = opener?.isConnected ? opener : document.getElementById("main");
  if (target?.id === "main" && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus({ preventScroll: target !== opener });
}
