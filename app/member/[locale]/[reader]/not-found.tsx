import { LazyNotFoundScreen } from "@/components/site/lazy-not-found-screen";

/** The 404 page for a row that does not exist, such as a deleted site. An unknown path never gets here. */
export default function MemberNotFound() {
  return (
    <main id="main">
      <LazyNotFoundScreen />
    </main>
  );
}
