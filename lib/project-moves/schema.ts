import * as z from "zod";
import { ID_MAX } from "@/lib/http/list";

/** `workspace_id`: 0 for the personal workspace, which is also the default. */
export const movePreviewQuery = z.strictObject({ workspace_id: z.coerce.number().int().min(0).max(ID_MAX).default(0) });

const shownSite = { id: z.int(), name: z.string() };

export const movePreviewWire = z
  .strictObject({
    /** The sites that move with the project, including those in the trash. */
    sites: z.array(z.strictObject(shownSite)),
    /** How many domains these sites have. */
    domains: z.int(),
    /** How many of the caller's own files move. */
    files: z.int(),
    /**
     * The other sites that show the project, as far as the caller may view them. "elsewhere": in another workspace, or
     * somebody's personal site. "not_allowed": the caller may not move it.
     */
    staying: z.array(z.strictObject({ ...shownSite, reason: z.enum(["elsewhere", "not_allowed"]) })),
    /** How many further sites show the project. */
    hidden: z.int(),
  })
  .meta({ id: "ProjectMovePreview" });
export type MovePreviewJson = z.output<typeof movePreviewWire>;
export const movePreviewResponse = z.strictObject({ move: movePreviewWire });
