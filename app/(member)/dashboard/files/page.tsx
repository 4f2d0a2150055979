import { FilesScreen } from "@/components/files/files-screen";
import { line } from "@/lib/i18n/line";
import { requirePermission } from "@/lib/page-access/page-actor";
import { routes } from "@/lib/routes";
import { getSettings } from "@/lib/settings/settings";
import { memberMetadata } from "../../page-text";

export const generateMetadata = () => memberMetadata(line("Files"));

export default async function FilesPage() {
  await requirePermission("projects.create", routes.files);
  // The browser does not need to know where files are stored.
  const { uploads_driver: _uploads, public_driver: _public, ...settings } = (await getSettings()).uploads;
  return <FilesScreen settings={settings} />;
}
