import { LazyNotFoundScreen } from "@/components/site/lazy-not-found-screen";

/** Shown when the row of a page does not exist. A path without a page never gets here. */
export default function MemberNotFound() {
  return (
    <main id="main">
      <LazyNotFoundScreen />
    </main>
  );
}
