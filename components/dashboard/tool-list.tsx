import Globe from "lucide-react/icons/globe";
import Link2 from "lucide-react/icons/link-2";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import Link from "next/link";
import { UserPart } from "@/components/bootstrap/user-part";
import { SiteRows } from "@/components/dashboard/site-rows";
import { ToolRow, ToolRows } from "@/components/dashboard/tool-rows";
import { ToolUsage } from "@/components/dashboard/tool-usage";
import { LinkPending } from "@/components/layout/link-pending";
import { buttonVariants } from "@/components/ui/button-variants";
import type { T } from "@/lib/i18n/create-t";
import { routes } from "@/lib/routes";

/** A row for each tool: what it is for, how many sites, domains or projects the user has, and a link to it. */
export function ToolList({ t }: { t: T }) {
  const tools = [
    {
      href: routes.sites,
      icon: Globe,
      name: t("Manage Sites"),
      text: t("Publish a project to a web address."),
      tool: "sites",
      emptyText: t("No sites yet"),
    },
    {
      href: routes.domains,
      icon: Link2,
      name: t("Branded domains"),
      text: t("Give a site its own host name."),
      tool: "domains",
      emptyText: t("No domains yet"),
    },
    {
      href: routes.projects,
      icon: PanelsTopLeft,
      name: t("Projects"),
      text: t("Designs you work on in the editor."),
      tool: "projects",
      emptyText: undefined,
    },
  ] as const;
  return (
    <section className="mt-9.5">
      <h2 className="type-section mb-3.25">{t("Tools")}</h2>
      <ToolRows>
        {tools.map(({ href, icon, name, text, tool, emptyText }) => (
          <ToolRow
            key={href}
            icon={icon}
            name={name}
            text={text}
            level={3}
            state={
              <div className="w-full text-muted">
                <UserPart placeholder={<>&nbsp;</>}>
                  <ToolUsage tool={tool} name={name} emptyText={emptyText} />
                  {tool === "sites" && <SiteRows />}
                </UserPart>
              </div>
            }
          >
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
