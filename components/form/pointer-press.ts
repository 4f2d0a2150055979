let isPressed = false;
if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", ({ button }) => (isPressed = button === 0), true);
  for (const type of ["pointerup", "pointercancel"]) window.addEventListener(type, () => (isPressed = false), true);
}

/** Waits until the pointer is no longer pressed and its click has been handled. Returns at once if it is not pressed. */
export async function untilPointerReleased(): Promise<void> {
  if (!isPressed) return;
  await new Promise<void>((resolve) => {
    // The timeout runs after the click, which the browser dispatches in the same task as `pointerup`.
    const listener = () => setTimeout(resolve);
    for (const type of ["pointerup", "pointercancel"]) window.addEventListener(type, listener, { once: true });
  });
}
