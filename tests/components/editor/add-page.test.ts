import type { Component, Editor } from "grapesjs";
import { addPage } from "@/components/editor/add-page";
import { renamePage } from "@/components/editor/page-actions";
import { closeToast, currentToast } from "@/components/ui/toast";
import { createT } from "@/lib/i18n/create-t";
import { PAGES_MAX } from "@/lib/projects/policy";
import { engineWith, pageOf } from "./editor-page";

const t = createT({ language: "en", lines: {} });
let engine: Editor;

function startEngine(pages: number) {
  engine = engineWith({ pages: Array.from({ length: pages }, (_, index) => pageOf(`page-${index}`, "Words")) });
}

afterEach(() => {
  closeToast();
  engine.destroy();
});

test("an added page is empty and opened, and has a default name and path", () => {
  startEngine(1);

  addPage(engine, t);

  expect(engine.Pages.getAll()).toHaveLength(2);
  expect(engine.Pages.getSelected()?.attributes).toMatchObject({ name: "New page", slug: "new-page" });
  expect(engine.Pages.getSelected()?.getMainComponent().components()).toHaveLength(0);
});

test("the path of an added page follows its name, whose language it has", () => {
  startEngine(1);
  addPage(engine, createT({ language: "de", lines: { "New page": "Neue Seite" } }));
  const page = engine.Pages.getSelected();
  expect(page?.attributes).toMatchObject({ name: "Neue Seite", slug: "neue-seite" });

  renamePage(engine, page as never, { newName: "Satzung", isFirst: false });

  expect(page?.attributes).toMatchObject({ name: "Satzung", slug: "satzung", title: "Satzung" });
});

test("an added page starts with the header and the footer of the open page", () => {
  const link = { tagName: "a", attributes: { href: "/", "aria-current": "page" } };
  const parts = [
    { tagName: "header", classes: ["top"], components: [link] },
    { tagName: "main", classes: ["middle"], components: [{ tagName: "section" }] },
    { tagName: "aside" },
    { tagName: "footer" },
  ];
  const root = { type: "wrapper", classes: ["page"], components: parts };
  engine = engineWith({ pages: [{ id: "home", name: "Home", frames: [{ component: root }] }] });

  addPage(engine, t);

  const added = engine.Pages.getSelected()?.getMainComponent();
  expect(added?.getClasses()).toEqual(["page"]);
  expect(added?.components().map((part: Component) => part.tagName)).toEqual(["header", "main", "footer"]);
  expect(added?.components().at(1).components()).toHaveLength(0);
  expect(added?.components().at(0).components().at(0).getAttributes()).toEqual({ href: "/" });
  expect(engine.Pages.getAll()[0]?.getMainComponent().components()).toHaveLength(4);
});

test("no page is added to a project with the maximum number of pages, and the user is told why", () => {
  startEngine(PAGES_MAX);

  addPage(engine, t);

  expect(engine.Pages.getAll()).toHaveLength(PAGES_MAX);
  expect(currentToast()?.message).toBe("A project can have at most 200 pages.");
});
