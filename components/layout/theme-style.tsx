"use client";

import { getCss } from "@/lib/themes/kept-css";

const ID = "themes";

/**
 * The CSS rules of the themes. On the server, their text comes from memory. In the browser, it comes from the page. If
 * a server component rendered the text, the page would contain it a second time, in the data with which React hydrates.
 */
export function ThemeStyle({ cssKey }: { cssKey: string }) {
  const css = typeof document === "undefined" ? getCss(cssKey) : (document.getElementById(ID)?.textContent ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, made of validated theme values
  return <style id={ID} dangerouslySetInnerHTML={{ __html: css }} />;
}
