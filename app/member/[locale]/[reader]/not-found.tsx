import { LazyNotFoundScreen } from "@/components/site/lazy-not-found-screen";

/** Replaces the page of a row, such as a site, that does not exist. An unknown path never gets here. */
export default function MemberNotFound() {
  return (
    <main id="main">
      <LazyNotFoundScreen />
    </main>
  );
}
