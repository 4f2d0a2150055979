import * as z from "zod";
import { rowId } from "@/lib/http/list";
import { time } from "@/lib/http/response-schema";

/** How long a finished export can be downloaded. */
export const EXPORT_DAYS = 7;

/** An export on the wire, with its progress. */
export const dataExportWire = z
  .strictObject({
    id: z.int(),
    status: z.enum(["pending", "ready", "failed"]),
    progress: z.int().min(0).max(100).meta({ description: "Percent." }),
    size: z.int().nullable().meta({ description: "Of the zip, in bytes, once it is ready." }),
    url: z.string().nullable().meta({ description: "Where the zip is downloaded, once it is ready." }),
    created_at: time,
    expires_at: time.nullable().meta({ description: "When the zip is deleted, once it is ready." }),
  })
  .meta({ id: "DataExport" });
export type DataExportJson = z.output<typeof dataExportWire>;

export const dataExportResponse = z.strictObject({ export: dataExportWire });
export const latestExportResponse = z.strictObject({ export: dataExportWire.nullable() });
export const dataExportParams = z.object({ exportId: rowId });
