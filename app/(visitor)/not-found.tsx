import { LazyNotFoundScreen } from "@/components/site/lazy-not-found-screen";
import { line } from "@/lib/i18n/line";
import { createVisitorMetadata } from "./page-text";

export default async function VisitorNotFound() {
  const { title } = await createVisitorMetadata(line("Page not found"));
  return (
    <main id="main">
      <title>{title}</title>
      <LazyNotFoundScreen />
    </main>
  );
}
