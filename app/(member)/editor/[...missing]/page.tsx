import { notFound } from "next/navigation";

/** Shows our own 404 page instead of the framework's, until there is an editor. */
export default function MissingEditorPage() {
  notFound();
}
