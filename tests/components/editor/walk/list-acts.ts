import { addItem, addItems, duplicateItem, moveItem, removeItem } from "@/components/editor/lists/change-list";
import { findList, type ItemList, type ListItem } from "@/components/editor/lists/find-list";
import { textsOf } from "@/components/editor/lists/item-texts";
import { type Act, t, type Walker, wordsFor } from "./walker";

type ListAct = (walker: Walker, list: ItemList, item: ListItem) => unknown;

const onList =
  (name: string, act: ListAct): Act =>
  (walker) => {
    const part = walker.select((each) => findList(each) !== null);
    const list = part && findList(part);
    const item = list && walker.oneOf(list.items);
    if (!list || !item) return null;
    const words = `${name} ${list.items.indexOf(item)} of the list ${list.kind.name} in ${wordsFor(list.parent)}`;
    return act(walker, list, item) === false ? null : words;
  };

const add = onList("add an item, not", ({ engine }, list) => void addItem(engine, list, t));
const duplicate = onList("duplicate the item", ({ engine }, _, item) => void duplicateItem(engine, item));
const move = onList(
  "move the item",
  (walker, list, item) =>
    void moveItem(walker.engine, list, { from: list.items.indexOf(item), to: walker.below(list.items.length) }),
);
const remove = onList("remove the item", ({ engine }, list, item) =>
  list.items.length > 1 || list.kind.emptyItemTag !== undefined ? void removeItem(engine, list, item) : false,
);
const rewrite = onList("rewrite the item", (walker, _, item) => {
  const writable = textsOf(item).filter(({ write }) => write);
  const text = writable.length > 0 ? walker.oneOf(writable) : null;
  return text?.write ? text.write(walker.oneOf(["Rye", "", "<b>Wheat", "9–17"])) : false;
});
const paste = onList(
  "paste a list, not",
  (walker, list) =>
    void addItems(walker.engine, list, { rows: [["One", "1"], ["Two"]], replaces: walker.below(2) === 1 }, t),
);

export const LIST_ACTS: readonly Act[] = [add, duplicate, move, move, remove, rewrite, rewrite, paste];
