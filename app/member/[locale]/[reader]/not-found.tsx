import { LazyNotFoundScreen } from "@/components/site/lazy-not-found-screen";

/** Shown when the row that a page shows, such as a site, does not exist. A path without a page never gets here. */
export default function MemberNotFound() {
  return (
    <main id="main">
      <LazyNotFoundScreen />
    </main>
  );
}
