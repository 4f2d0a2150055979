import { AccessReview } from "@/components/access-review/access-review";
import { ToolsScreen } from "@/components/dashboard/tools-screen";
import { QueryProvider } from "@/components/query/query-provider";
import { overviewOf } from "@/lib/dashboard/overview";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { displayName } from "@/lib/users/user-json";
import { pageT } from "../page-text";

/** The screen of both `/dashboard` and `/dashboard/tools`. */
export async function AllTools() {
  const [actor, t] = await Promise.all([requirePermission("projects.create", routes.tools), pageT()]);
  return (
    <>
      {actor.user.mustReviewAccess && (
        <QueryProvider>
          <AccessReview />
        </QueryProvider>
      )}
      <ToolsScreen t={t} name={actor.user.firstName || displayName(actor.user)} overview={overviewOf(actor)} />
    </>
  );
}
