import type { BootstrapData } from "@/lib/bootstrap/schema";
import type { T } from "@/lib/i18n/create-t";
import type { Lines } from "@/lib/i18n/translate";

export type GuestScreenProps = {
  /** The data of every cached page. */
  page: Pick<BootstrapData, "settings" | "i18n"> & { t: T };
  /** The lines of the client components on guest screens, as `forBrowser` picks them. */
  lines: Lines;
  /** The screen is on a workspace's path, so the visitor was invited to a team. */
  workspace?: boolean;
};
