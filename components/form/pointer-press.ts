const RELEASE_EVENTS = ["pointerup", "pointercancel"] as const;

let isPressed = false;
if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", ({ button }) => (isPressed = button === 0), true);
  for (const type of RELEASE_EVENTS) window.addEventListener(type, () => (isPressed = false), true);
}

/** Whether the main button of the mouse, or a finger, is pressed. */
export const isPointerPressed = () => isPressed;

/** Waits until the pointer is released, or until the browser takes it over, for example to scroll. */
export function untilPointerReleased(): Promise<void> {
  return new Promise((resolve) => {
    function finish() {
      for (const type of RELEASE_EVENTS) window.removeEventListener(type, finish, true);
      resolve();
    }
    for (const type of RELEASE_EVENTS) window.addEventListener(type, finish, true);
  });
}
