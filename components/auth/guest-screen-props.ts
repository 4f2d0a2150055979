import type { BootstrapData } from "@/lib/bootstrap/schema";
import type { T } from "@/lib/i18n/create-t";
import type { Lines } from "@/lib/i18n/translate";

export type GuestScreenProps = {
  /** The page's data, the same for all visitors with the page's language. */
  page: Pick<BootstrapData, "settings" | "i18n"> & { t: T };
  /** The translated texts of the client components on guest screens, as `browserDataOf` selects them. */
  lines: Lines;
  /** Whether the visitor was invited to a workspace. Login and registration then have other paths. */
  joinsWorkspace?: boolean;
};
