import type { Component } from "grapesjs";
import {
  canHold,
  duplicateSelected,
  type Move,
  moveSelected,
  moveTo,
  removeSelected,
} from "@/components/editor/component-actions";
import { copySelected, pasteCopied } from "@/components/editor/copied-element";
import { insertBlock } from "@/components/editor/insert-block";
import { setLink } from "@/components/editor/links/link-words";
import { destinationOf } from "@/components/editor/use-layer-drag";
import { type Act, growing, type Walker, wordsFor } from "./walker";

const addSection: Act = (walker) => {
  const selected = walker.below(2) ? walker.select() : walker.engine.select(undefined);
  const section = walker.oneOf(walker.library.sections);
  insertBlock(walker.engine, section);
  return `add the section ${section.id} ${selected ? "with a selection" : "without a selection"}`;
};

const addBlock: Act = (walker) => {
  const selected = walker.select();
  const block = walker.oneOf(walker.library.blocks);
  insertBlock(walker.engine, block);
  return `add the block ${block.id} at ${selected && wordsFor(selected)}`;
};

const onSelected =
  (name: string, act: (walker: Walker) => unknown, isWanted?: (part: Component) => boolean): Act =>
  (walker) => {
    const part = walker.select(isWanted);
    if (!part) return null;
    const words = `${name} ${wordsFor(part)}`;
    act(walker);
    return words;
  };

const isSection = ({ tagName }: Component) => ["section", "header", "footer"].includes(tagName);
const duplicate = onSelected("duplicate", ({ engine }) => duplicateSelected(engine));
const duplicateSection = onSelected("duplicate", ({ engine }) => duplicateSelected(engine), isSection);
const remove = onSelected("delete", ({ engine }) => removeSelected(engine));
const copy = onSelected("copy", ({ engine }) => copySelected(engine));
const cut = onSelected("cut", ({ engine }) => copySelected(engine) && removeSelected(engine));
const paste = onSelected("paste after", ({ engine }) => pasteCopied(engine));

/** A copy from another project, whose classes may have other styles here. */
const pasteFromElsewhere = onSelected("copy, and as from another project paste after", ({ engine }) => {
  const { pathname } = location;
  history.replaceState(null, "", "/editor/2");
  copySelected(engine);
  history.replaceState(null, "", pathname);
  pasteCopied(engine);
});

const move: Act = (walker) => {
  const part = walker.select();
  if (!part) return null;
  const direction = walker.oneOf<Move>(["up", "down", "in", "out"]);
  const words = `move ${direction} ${wordsFor(part)}`;
  return moveSelected(walker.engine, direction) ? words : null;
};

const drag: Act = (walker) => {
  const dragged = walker.select();
  const [component] = [walker.oneOf(walker.parts())];
  if (!dragged || !component) return null;
  const positions = canHold(component) ? (["before", "in", "after"] as const) : (["before", "after"] as const);
  const position = walker.oneOf(positions);
  const destination = destinationOf(dragged, { component, position });
  if (!destination) return null;
  const words = `drag ${wordsFor(dragged)} ${position} ${wordsFor(component)}`;
  moveTo(walker.engine, dragged, destination);
  return words;
};

const link: Act = (walker) => {
  const part = walker.select(({ tagName }) => tagName === "a");
  if (!part) return null;
  const href = walker.oneOf(["/", "/new-page", "#", "https://example.com/?a=1&b=2", "mailto:a@example.com"]);
  setLink(part, { href, newTab: walker.below(2) === 1 });
  return `link ${wordsFor(part)} to ${href}`;
};

const name: Act = (walker) => {
  const part = walker.select();
  part?.set("custom-name", walker.oneOf(["Hero", "Über <uns>", ""]));
  return part && `name ${wordsFor(part)}`;
};

export const ELEMENT_ACTS: readonly Act[] = [
  ...growing(addSection, addSection, addBlock, addBlock, addBlock, duplicate, duplicateSection),
  ...growing(paste, paste, pasteFromElsewhere),
  ...[remove, remove, copy, cut, move, move, move, drag, drag, drag, link, name],
];
