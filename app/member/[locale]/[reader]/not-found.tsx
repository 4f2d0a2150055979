import { LazyNotFoundScreen } from "@/components/site/lazy-not-found-screen";

/** The 404 page for members, for example for a site that was deleted. An unknown path never gets here. */
export default function MemberNotFound() {
  return (
    <main id="main">
      <LazyNotFoundScreen />
    </main>
  );
}
