// The program of a worker thread. `runInThread` runs its exports by their names.
import * as addresses from "@/lib/files/parse-address";
import * as invoices from "@/lib/invoices/draw-invoice";
import * as previews from "@/lib/page-previews/render-preview";
import * as inputs from "@/lib/projects/read-document-input";
import * as checks from "@/lib/publications/checks/check-document";
import * as files from "@/lib/publications/find-file-addresses";
import * as documents from "@/lib/publications/render-document";
import { task } from "@/lib/threads/task";

export const checkDocument = task(checks.checkDocument);
export const drawInvoicePdf = task(invoices.drawInvoicePdf);
export const findFileAddresses = task(files.findFileAddresses);
export const privateIdsIn = task(addresses.privateIdsIn);
export const readDocumentInput = task(inputs.readDocumentInput);
export const renderDocument = task(documents.renderDocument);
export const renderPreview = task(previews.renderPreview);
