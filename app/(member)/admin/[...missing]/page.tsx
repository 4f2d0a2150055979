import { notFound } from "next/navigation";

/** Shows our own 404 page instead of the framework's for unknown paths of the admin area. */
export default function MissingAdminPage() {
  notFound();
}
