import * as z from "zod";
import { rowId } from "@/lib/http/list";
import { time } from "@/lib/http/response-schema";

/** How long a finished export can be downloaded. */
export const EXPORT_DAYS = 7;

/** An export as the API returns it. */
export const dataExportWire = z
  .strictObject({
    id: z.int(),
    status: z.enum(["pending", "ready", "failed"]),
    progress: z.int().min(0).max(100).meta({ description: "In percent." }),
    size: z.int().nullable().meta({ description: "The size of the zip in bytes. Null until it is ready." }),
    url: z.string().nullable().meta({ description: "The address of the zip. Null until it is ready." }),
    created_at: time,
    expires_at: time.nullable().meta({ description: "When the zip is deleted. Null until it is ready." }),
  })
  .meta({ id: "DataExport" });
export type DataExportJson = z.output<typeof dataExportWire>;

export const dataExportResponse = z.strictObject({ export: dataExportWire });
export const latestExportResponse = z.strictObject({ export: dataExportWire.nullable() });
export const dataExportParams = z.object({ exportId: rowId });
