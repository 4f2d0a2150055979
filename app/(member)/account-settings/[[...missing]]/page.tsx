import { notFound } from "next/navigation";

/** Without a page of its own this address would be taken for a language's homepage. The account screens take its place. */
export default function MissingAccountPage() {
  notFound();
}
