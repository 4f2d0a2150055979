import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"iframe">, "sandbox" | "src" | "srcDoc"> & {
  /** The whole page. */
  html: string;
  title: string;
};

/**
 * A page of a member's site in a frame. The page cannot run scripts, open windows, send forms or leave the frame. It
 * has our origin, so that the member's own pictures are shown.
 */
export function StaticFrame({ html, ...props }: Props) {
  return <iframe {...props} sandbox="allow-same-origin" srcDoc={html} />;
}
