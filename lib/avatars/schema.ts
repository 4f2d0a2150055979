import * as z from "zod";

/** The address of an image on the web, which the server fetches. */
export const avatarAddress = z.strictObject({
  url: z
    .string()
    .trim()
    .max(2000)
    .pipe(z.url({ protocol: /^https?$/ })),
});
export type AvatarAddress = z.output<typeof avatarAddress>;

/** The multipart form that the API document describes. `readPicture` also accepts one with `url` instead of `file`. */
export const avatarForm = z.object({
  file: z.string().meta({ format: "binary", description: "PNG, JPEG, WebP, GIF or AVIF, at most 2 MB" }),
});

export const avatarFileParams = z.object({ fileName: z.string().regex(/^[\w-]{24}$/) });
