import Globe from "lucide-react/icons/globe";
import Link2 from "lucide-react/icons/link-2";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import Link from "next/link";
import { ToolRow, ToolRows } from "@/components/dashboard/tool-rows";
import { LinkPending } from "@/components/layout/app-shell-pending";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Overview, Quota } from "@/lib/dashboard/overview";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

/** A row for each tool: what it is for, how much of it is used, and a link to it. */
export function ToolList({ t, overview }: { t: T; overview: Overview }) {
  const tools = [
    {
      href: routes.sites,
      icon: Globe,
      name: t("Manage Sites"),
      text: t("Publish a project to a web address."),
      state: overview.sites.used === 0 ? t("No sites yet") : usage(t, overview.sites),
    },
    {
      href: routes.domains,
      icon: Link2,
      name: t("Branded domains"),
      text: t("Give a site its own host name."),
      state: overview.domains.used === 0 ? t("Add one after you publish a site") : usage(t, overview.domains),
    },
    {
      href: routes.projects,
      icon: PanelsTopLeft,
      name: t("Projects"),
      text: t("Designs you work on in the editor."),
      state: usage(t, overview.projects),
    },
  ];
  return (
    <section className="mt-9.5">
      <h2 className="type-section mb-3.25">{t("Tools")}</h2>
      <ToolRows>
        {tools.map(({ href, name, state, ...tool }) => (
          <ToolRow key={href} {...tool} name={name} level={3} state={<span className="text-muted">{state}</span>}>
            <Link
              href={href}
              prefetch={false}
              className={buttonVariants({ size: "s" })}
              aria-label={t("Open :name", { name })}
            >
              {t("Open")}
              <LinkPending />
            </Link>
          </ToolRow>
        ))}
      </ToolRows>
    </section>
  );
}

function usage(t: T, { used, limit }: Quota): string {
  return limit === null ? t(":used used, no limit", { used }) : t(":used of :limit used", { used, limit });
}
