import { NotFoundScreen } from "@/components/site/not-found-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata, pageT } from "./page-text";

export default async function MemberNotFound() {
  const [t, { title }] = await Promise.all([pageT(), memberMetadata(line("Page not found"))]);
  return (
    <main id="main">
      <title>{title}</title>
      <NotFoundScreen t={t} />
    </main>
  );
}
