import * as z from "zod";

const language = z.string().max(35);

/** `/og/en.png`, `/og/en/about.png`: the language, then the slug of a custom page. */
export const pageImageParams = z.object({
  path: z
    .array(z.string().max(200))
    .min(1)
    .max(2)
    .refine((parts) => parts.at(-1)?.endsWith(".png"))
    .transform((parts) => parts.map((part) => part.replace(/\.png$/, "")))
    .pipe(z.union([z.tuple([language]), z.tuple([language, z.string().min(1)])])),
});
