/** Whether the page's text runs from right to left. Works in the browser only. */
export function isRightToLeft() {
  return document.documentElement.dir === "rtl";
}
