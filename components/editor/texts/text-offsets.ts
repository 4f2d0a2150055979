import type { TextRange } from "@/components/editor/texts/pieces";

const BREAKS = "br, wbr";

/** How many characters of the text in `root` are before a place. A line break counts as one. */
export function offsetOf(root: Element, node: Node, offset: number): number {
  const range = root.ownerDocument.createRange();
  range.selectNodeContents(root);
  range.setEnd(node, offset);
  const part = range.cloneContents();
  return (part.textContent?.length ?? 0) + part.querySelectorAll(BREAKS).length;
}

type Point = { node: Node; offset: number };

/** The place after so many characters. Between two elements, the end of the first, whose formatting typed words get. */
function pointAt(root: Element, offset: number): Point {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let rest = offset;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isText = node.nodeType === Node.TEXT_NODE;
    const length = lengthOfNode(node);
    if (isText && rest <= length) return { node, offset: rest };
    if (!isText && rest < length) return { node: node.parentNode ?? root, offset: indexOf(node) };
    rest -= length;
  }
  return { node: root, offset: root.childNodes.length };
}

/** Without what is in it. */
function lengthOfNode(node: Node): number {
  if (node.nodeType === Node.TEXT_NODE) return (node as Text).length;
  return (node as Element).matches(BREAKS) ? 1 : 0;
}

const indexOf = (node: Node): number => [...(node.parentNode?.childNodes ?? [])].indexOf(node as ChildNode);

/** The selected part of the text in `root`. Null if the selection is elsewhere. */
export function selectedRange(root: Element): TextRange | null {
  const selection = root.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!root.contains(startContainer) || !root.contains(endContainer)) return null;
  return { from: offsetOf(root, startContainer, startOffset), to: offsetOf(root, endContainer, endOffset) };
}

/** Selects a part of the text in `root`. */
export function selectRange(root: Element, { from, to }: TextRange): void {
  const [start, end] = [pointAt(root, from), pointAt(root, to)];
  root.ownerDocument.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}
