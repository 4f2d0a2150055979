import { LazyNotFoundScreen } from "@/components/site/lazy-not-found-screen";
import { line } from "@/lib/i18n/line";
import { createMemberMetadata } from "./page-text";

export default async function MemberNotFound() {
  const { title } = await createMemberMetadata(line("Page not found"));
  return (
    <main id="main">
      <title>{title}</title>
      <LazyNotFoundScreen />
    </main>
  );
}
