"use client";

import type { Page } from "grapesjs";
import Ellipsis from "lucide-react/icons/ellipsis";
import File from "lucide-react/icons/file";
import House from "lucide-react/icons/house";
import Plus from "lucide-react/icons/plus";
import { addPage } from "@/components/editor/add-page";
import { linksTo } from "@/components/editor/links/links-to-page";
import { duplicatePage, removePage } from "@/components/editor/page-actions";
import { PageSettings } from "@/components/editor/page-settings";
import { PanelHeader } from "@/components/editor/panel-header";
import { SiteSettings } from "@/components/editor/site-settings";
import { undoAction } from "@/components/editor/undo-action";
import { ENGINE_EVENTS, useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { toast } from "@/components/ui/toast";
import { PAGES_MAX } from "@/lib/projects/policy";

/** The pages of the site, and the settings of the page that is being edited. */
export function PagesPanel() {
  const engine = useEngine();
  const { Pages } = engine;
  const t = useT();
  useEngineChanges(ENGINE_EVENTS.pages);
  const pages = Pages.getAll();
  const selected = Pages.getSelected();

  return (
    <>
      <PanelHeader title={t("Pages")}>
        <Button
          variant="ghost"
          size="s"
          icon
          aria-label={t("Add page")}
          aria-disabled={pages.length >= PAGES_MAX}
          onClick={() => addPage(engine, t)}
        >
          <Icon of={Plus} />
        </Button>
      </PanelHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto pb-6">
        <ul className="px-1.75">
          {pages.map((page, index) => (
            <li key={page.getId()} data-menu-area className="flex items-center">
              <button
                type="button"
                aria-current={page === selected ? "page" : undefined}
                className="flex h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-start hover:bg-wash aria-[current]:bg-wash-2 aria-[current]:font-semibold pointer-coarse:h-11"
                onClick={() => Pages.select(page)}
              >
                <Icon of={index === 0 ? House : File} className="size-3.5 shrink-0" />
                <bdi className="truncate">{page.getName() || t("Untitled")}</bdi>
              </button>
              <PageActions page={page} index={index} count={pages.length} />
            </li>
          ))}
        </ul>
        {selected && <PageSettings key={selected.getId()} page={selected} isFirst={pages[0] === selected} />}
        <SiteSettings />
      </div>
    </>
  );
}

function PageActions({ page, index, count }: { page: Page; index: number; count: number }) {
  const engine = useEngine();
  const { Pages } = engine;
  const t = useT();
  const name = page.getName() || t("Untitled");

  function remove() {
    const path = String((page.attributes as { slug?: string }).slug ?? "");
    removePage(engine, page);
    const count = path ? linksTo(engine, `/${path}`).length : 0;
    const deleted = t('Page ":name" deleted', { name });
    const links = t("{count, plural, one {# link leads to it.} other {# links lead to it.}}", { count });
    toast({ message: count > 0 ? `${deleted}. ${links}` : deleted, action: undoAction(engine, t) });
  }

  const entries: MenuEntry[] = [
    { label: t("Duplicate"), onSelect: () => duplicatePage(engine, page, t), disabled: count >= PAGES_MAX },
    { label: t("Move up"), onSelect: () => Pages.move(page, { at: index - 1 }), disabled: index === 0 },
    { label: t("Move down"), onSelect: () => Pages.move(page, { at: index + 1 }), disabled: index === count - 1 },
    "separator",
    { label: t("Delete page"), onSelect: remove, danger: true, disabled: count === 1 },
  ];
  return (
    <Menu entries={entries}>
      {(trigger) => (
        <Button {...trigger} variant="ghost" size="s" icon aria-label={t("Actions for :name", { name })}>
          <Icon of={Ellipsis} />
        </Button>
      )}
    </Menu>
  );
}
