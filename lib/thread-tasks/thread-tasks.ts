// The program of a worker thread. `runInThread` runs its exports by their names.
import { renderPreview } from "@/lib/page-previews/render-preview";
import { checkDocument } from "@/lib/publications/checks/check-document";
import { findFileAddresses } from "@/lib/publications/find-file-addresses";
import { renderDocument } from "@/lib/publications/render-document";

export { checkDocument, findFileAddresses, renderDocument, renderPreview };
