import Globe from "lucide-react/icons/globe";
import Link2 from "lucide-react/icons/link-2";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import Link from "next/link";
import { LinkPending } from "@/components/layout/app-shell-pending";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { Overview, Quota } from "@/lib/dashboard/overview";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

/** The tools as courses of stone: what each is for, how it stands, and the way in. */
export function ToolList({ t, overview }: { t: T; overview: Overview }) {
  const tools = [
    {
      href: routes.sites,
      icon: Globe,
      name: t("Manage Sites"),
      text: t("Publish a project at an address."),
      state: overview.sites.used === 0 ? t("No sites yet") : usage(t, overview.sites),
    },
    {
      href: routes.domains,
      icon: Link2,
      name: t("Branded domains"),
      text: t("Give a site its own host name."),
      state: overview.domains.used === 0 ? t("Add one when a site is published") : usage(t, overview.domains),
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
    <section className="mt-10">
      <h2 className="type-section mb-3.5">{t("Tools")}</h2>
      <div className="courses">
        {tools.map(({ href, icon, name, text, state }) => (
          <div key={href}>
            <div className="what">
              <span className="ic">
                <Icon of={icon} />
              </span>
              <div>
                <h3 className="type-item">{name}</h3>
                <p className="text-small text-muted">{text}</p>
              </div>
            </div>
            <div className="state text-muted">
              <div>{state}</div>
            </div>
            <Link
              href={href}
              prefetch={false}
              className={buttonClass({ size: "s" })}
              aria-label={t("Open :name", { name })}
            >
              {t("Open")}
              <LinkPending />
            </Link>
          </div>
        ))}
      </div>
    </section>
  );
}

function usage(t: T, { used, limit }: Quota): string {
  return limit === null ? t(":used used, without a limit", { used }) : t(":used of :limit used", { used, limit });
}
