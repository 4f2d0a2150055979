/** Returns the element that gets focus back later: the focused element or, if that is in a menu, the menu's button. */
export function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const buttonId = focused.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return (buttonId && document.getElementById(buttonId)) || focused;
}

/** Moves focus back to the opener, or to the `<main>` element if there is no opener or it was removed with its row. */
export function focusOpener(opener: HTMLElement | null) {
  const target = opener?.isConnected ? opener : document.getElementById("main");
  if (target?.id === "main" && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus({ preventScroll: target !== opener });
}
