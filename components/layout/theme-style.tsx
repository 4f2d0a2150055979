"use client";

import { getCss } from "@/lib/themes/kept-css";

const ID = "themes";

/**
 * The CSS rules of the themes. On the server, their text is read from the memory of this process. In the browser, it is
 * read from the existing `<style>`. This is a client component, because the text of a server component would be in the
 * page a second time, in the RSC payload.
 */
export function ThemeStyle({ cssKey }: { cssKey: string }) {
  const css = typeof document === "undefined" ? getCss(cssKey) : (document.getElementById(ID)?.textContent ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, made of validated theme values
  return <style id={ID} dangerouslySetInnerHTML={{ __html: css }} />;
}
