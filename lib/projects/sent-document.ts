import { RawJson } from "@/lib/http/raw-json";

/** The response with a document, which is stored as JSON text. */
export const sentDocument = ({ document, version }: { document: string; version: number }) => ({
  document: new RawJson(document),
  version,
});
