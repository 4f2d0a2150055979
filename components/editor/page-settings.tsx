"use client";

import type { Page } from "grapesjs";
import { useId } from "react";
import { changePath, renamePage } from "@/components/editor/page-actions";
import { SharedPicture } from "@/components/editor/pictures/shared-picture";
import { TextSetting } from "@/components/editor/settings-panel";
import { undoAction } from "@/components/editor/undo-action";
import { useEngine } from "@/components/editor/use-engine";
import { useFocusOnRequest } from "@/components/editor/use-focus-on-request";
import { useT } from "@/components/i18n/use-t";
import { toast } from "@/components/ui/toast";
import { pageSlugFor } from "@/lib/editor/page-slug";
import { PAGE_NAME_MAX_CHARS } from "@/lib/projects/policy";
import { pathOf } from "@/lib/site-pages/document";

type Values = {
  name?: string;
  slug?: string;
  title?: string;
  description?: string;
  image?: string;
  imageAlt?: string;
  imagePosition?: string;
};

const pagePathOf = (page: Page, index: number) => pathOf({ id: page.getId(), ...(page.attributes as Values) }, index);

/**
 * The fields for a page's name and path, and for its title, description and picture in search results and shared links.
 */
export function PageSettings({ page, isFirst }: { page: Page; isFirst: boolean }) {
  const engine = useEngine();
  const t = useT();
  const headingId = useId();
  const fields = useFocusOnRequest(page, ["page"]);
  const { name = "", slug = "", title = "", description = "", image = "" } = page.attributes as Values;
  const set = (values: Values) => page.set(values);

  function setSlug(text: string) {
    const newSlug = pageSlugFor(text);
    if (!newSlug) return;
    const isTaken = engine.Pages.getAll().some(
      (other, index) => other !== page && pagePathOf(other, index) === `/${newSlug}`,
    );
    if (isTaken) toast({ type: "danger", message: t("Another page has this path.") });
    else tellLinks(changePath(engine, page, newSlug));
  }

  function tellLinks(count: number) {
    const message = t("{count, plural, one {# link follows the new path} other {# links follow the new path}}", {
      count,
    });
    if (count > 0) toast({ message, action: undoAction(engine, t) });
  }

  return (
    <section
      ref={fields.ref}
      aria-labelledby={headingId}
      onKeyDown={fields.handleKey}
      className="grid gap-4 border-t border-line px-3.5 pt-4"
    >
      <h3 id={headingId} className="text-small font-semibold">
        {t("This page")}
      </h3>
      <TextSetting
        label={t("Name")}
        value={name}
        maxLength={PAGE_NAME_MAX_CHARS}
        onCommit={(text) => text && tellLinks(renamePage(engine, page, { newName: text, isFirst }))}
      />
      {!isFirst && (
        <TextSetting
          field="slug"
          label={t("Path")}
          hint={t("Letters, digits and hyphens, different for each page.")}
          value={slug}
          onCommit={setSlug}
        />
      )}
      <TextSetting
        field="title"
        label={t("Title")}
        hint={t("In the browser tab and in search results. About 60 characters.")}
        value={title}
        onCommit={(text) => set({ title: text })}
      />
      <TextSetting
        field="description"
        label={t("Description")}
        hint={t("Under the title in search results. About 150 characters.")}
        value={description}
        onCommit={(text) => set({ description: text })}
      />
      <SharedPicture page={page}>
        <TextSetting
          label={t("Picture for shared links")}
          hint={t("The address of a picture, about 1200 by 630 pixels.")}
          value={image}
          onCommit={(text) => set({ image: text, imageAlt: "", imagePosition: "" })}
        />
      </SharedPicture>
    </section>
  );
}
