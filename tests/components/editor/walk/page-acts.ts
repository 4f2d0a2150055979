import { addPage } from "@/components/editor/add-page";
import { duplicatePage, removePage, renamePage } from "@/components/editor/page-actions";
import { type Act, growing, t } from "./walker";

const PAGES_MAX = 5;

const add: Act = ({ engine }) => {
  if (engine.Pages.getAll().length >= PAGES_MAX) return null;
  addPage(engine, t);
  return "add a page";
};

const duplicate: Act = (walker) => {
  const { engine } = walker;
  if (engine.Pages.getAll().length >= PAGES_MAX) return null;
  const page = walker.oneOf(engine.Pages.getAll());
  duplicatePage(engine, page, t);
  return `duplicate the page ${page.getName()}`;
};

const remove: Act = (walker) => {
  const { engine } = walker;
  if (engine.Pages.getAll().length < 2) return null;
  const page = walker.oneOf(engine.Pages.getAll());
  removePage(engine, page);
  return `delete the page ${page.getName()}`;
};

const rename: Act = (walker) => {
  const pages = walker.engine.Pages.getAll();
  const page = walker.oneOf(pages);
  const name = walker.oneOf(["Menu", "Über uns", "من نحن", "<b>", "Menu"]);
  const words = `rename the page ${page.getName()} to ${name}`;
  renamePage(walker.engine, page, { newName: name, isFirst: page === pages[0] });
  return words;
};

const move: Act = (walker) => {
  const { Pages } = walker.engine;
  const page = walker.oneOf(Pages.getAll());
  const at = walker.below(Pages.getAll().length);
  Pages.move(page, { at });
  return `move the page ${page.getName()} to ${at}`;
};

const open: Act = (walker) => {
  const page = walker.oneOf(walker.engine.Pages.getAll());
  walker.engine.Pages.select(page);
  return `open the page ${page.getName()}`;
};

export const PAGE_ACTS: readonly Act[] = [...growing(add, duplicate), remove, rename, move, open, open, open];
