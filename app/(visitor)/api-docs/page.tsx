import { notFound } from "next/navigation";
import { ApiDocsBar } from "@/components/api-docs/api-docs-bar";
import { ApiDocsViewer } from "@/components/api-docs/api-docs-viewer";
import { line } from "@/lib/i18n/line";
import { pageActor } from "@/lib/page-access/page-actor";
import { can } from "@/lib/permissions/can";
import { getSettings, publicSettings } from "@/lib/settings/settings";
import { createVisitorMetadata, getPageT } from "../page-text";

export const generateMetadata = () => createVisitorMetadata(line("API documentation"));

/** Shown to users and guests who have the permission `api.access`, which the endpoint `tools/api` requires too. */
export default async function ApiDocsPage() {
  const [actor, settings, t] = await Promise.all([pageActor(), getSettings(), getPageT()]);
  if (!can(actor, "api.access")) notFound();
  return (
    <>
      <ApiDocsBar branding={publicSettings(settings).branding} isLoggedIn={actor.id !== null} t={t} />
      <div id="main" tabIndex={-1}>
        <ApiDocsViewer />
      </div>
    </>
  );
}
