let isPressed = false;
if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", ({ button }) => (isPressed = button === 0), true);
  for (const type of ["pointerup", "pointercancel"]) window.addEventListener(type, () => (isPressed = false), true);
}

/** Whether the main button of the mouse, or a finger, is pressed. */
export const isPointerPressed = () => isPressed;

export async function untilPointerReleased(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    for (const type of ["pointerup", "pointercancel"]) {
      window.addEventListener(type, resolve, { once: true, capture: true });
    }
  });
}
