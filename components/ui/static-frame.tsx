import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"iframe">, "sandbox" | "src" | "srcDoc"> & {
  /** The whole page. */
  html: string;
  title: string;
};

/**
 * A page of a member's site in a frame. The page cannot run scripts, open windows, send forms or leave the frame. It
 * has our origin, so that the member's own pictures are shown. Escape in the page counts as pressed on the frame, so
 * that it closes the dialog around it.
 */
export function StaticFrame({ html, onLoad, ...props }: Props) {
  return (
    <iframe
      {...props}
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={(event) => {
        passOnEscape(event.currentTarget);
        onLoad?.(event);
      }}
    />
  );
}

function passOnEscape(frame: HTMLIFrameElement): void {
  frame.contentDocument?.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") frame.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}
