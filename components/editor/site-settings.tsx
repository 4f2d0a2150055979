"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useProject, useUploadSettings } from "@/components/editor/project-context";
import { PageLanguageOptions } from "@/components/i18n/page-language-options";
import { useT } from "@/components/i18n/use-t";
import { openPicturePicker } from "@/components/picture-picker/open-picture-picker";
import { plainPicture } from "@/components/picture-picker/picture-choice";
import { useAction } from "@/components/query/use-action";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { toast } from "@/components/ui/toast";
import { direction } from "@/lib/i18n/direction";
import { projectClient } from "@/lib/projects/client";
import type { ProjectJson } from "@/lib/projects/schema";
import { routes } from "@/lib/routes";
import { siteClient } from "@/lib/sites/client";
import type { SiteJson } from "@/lib/sites/schema";

/** What all pages have in common: their language, and of each site that shows them the icon in the browser tab. */
export function SiteSettings() {
  const t = useT();
  const { id } = useProject();
  const { data } = useQuery(siteClient.list({ project_id: id, perPage: 100 }));
  const sites = data?.pagination.data;
  return (
    <section aria-label={t("All pages")} className="grid gap-4 border-t border-line px-3.5 pt-4">
      <h3 className="text-small font-semibold">{t("All pages")}</h3>
      <LanguageSetting />
      {sites?.map((site) => (
        <SiteParts key={site.id} site={site} isOnly={sites.length === 1} />
      ))}
      {sites?.length === 0 && (
        <p className="text-tiny text-muted">
          {t("The icon in the browser tab can be chosen here after the first publication.")}
        </p>
      )}
    </section>
  );
}

function LanguageSetting() {
  const t = useT();
  const { id, language } = useProject();
  const queries = useQueryClient();
  const { run, pending } = useAction((tag: string) => projectClient.update(id, { language: tag }), {
    onSuccess: keepInEditor,
  });
  /** The editor's own copy of the project is not loaded again. */
  function keepInEditor(project: ProjectJson) {
    queries.setQueryData<{ project: ProjectJson }>(["editor", id], (data) => data && { ...data, project });
    void queries.invalidateQueries({ queryKey: siteClient.key });
  }
  const hint =
    direction(language) === "rtl" ? t("These pages run from right to left.") : t("These pages run from left to right.");
  return (
    <Field
      label={t("Language of the pages")}
      hint={`${t("For screen readers, search engines and hyphenation.")} ${hint}`}
    >
      {(aria) => (
        <NativeSelect {...aria} value={language} disabled={pending} onChange={({ target }) => void run(target.value)}>
          <PageLanguageOptions current={language} />
        </NativeSelect>
      )}
    </Field>
  );
}

const FRAME = "size-9 shrink-0 rounded-md border border-line bg-wash object-contain";

/** The icon of a site, and a link to what else is set for it. */
function SiteParts({ site, isOnly }: { site: SiteJson; isOnly: boolean }) {
  const t = useT();
  const settings = useUploadSettings();
  const { run, pending } = useAction((icon: string) => siteClient.update(site.id, { icon }), {
    onSuccess: () => toast({ message: t("Visitors see the icon after the next publication.") }),
    refresh: [siteClient.key],
  });
  async function choose() {
    const choice = await openPicturePicker({
      settings,
      place: t("for the browser tab"),
      current: site.icon === null ? null : plainPicture(site.icon),
      asks: {},
    });
    if (choice) await run(choice.address);
  }
  if (!site.may.includes("update")) return null;
  const label = isOnly ? t("Icon in the browser tab") : t("Icon of :site in the browser tab", { site: site.name });
  return (
    <>
      <Field label={label} hint={t("A square picture, at least 180 pixels wide.")}>
        {(aria) => (
          <div className="flex items-center gap-2">
            {site.icon === null ? (
              <span className={FRAME} />
            ) : (
              // biome-ignore lint/performance/noImgElement: Next's image optimisation is off
              <img className={FRAME} src={site.icon} alt="" />
            )}
            <Button {...aria} size="s" pending={pending} onClick={() => void choose()}>
              {site.icon === null ? t("Choose a picture") : t("Replace image")}
            </Button>
          </div>
        )}
      </Field>
      <Link href={`${routes.site(site.id)}?tab=settings`} prefetch={false} className="link text-small wrap-anywhere">
        {t("Name and address of :site", { site: site.name })}
      </Link>
    </>
  );
}
