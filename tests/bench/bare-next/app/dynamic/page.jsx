export const dynamic = "force-dynamic";

export default function Page() {
  return <main>Made for each request</main>;
}
