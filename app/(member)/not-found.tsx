import { NotFoundScreen } from "@/components/site/not-found-screen";
import { pageT } from "./page-text";

export default async function MemberNotFound() {
  return (
    <main id="main">
      <NotFoundScreen t={await pageT()} />
    </main>
  );
}
