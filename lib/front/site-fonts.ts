import { type SendFile, staticFiles } from "@/lib/front/static-files";
import { FONT_PATH, fontFolder } from "@/lib/site-styles/font-faces";
import { SITE_FONT_IDS } from "@/lib/site-styles/fonts";

/** A file at an address with a version never changes. */
const VERSIONED_CACHE_CONTROL = "public, max-age=31536000, immutable";
const PLAIN_CACHE_CONTROL = "public, max-age=604800";

/**
 * Returns a function that sends the fonts of sites. The folders of the fonts are read at the first request for a font.
 */
export function siteFonts(): SendFile {
  let fonts: { versioned: SendFile; plain: SendFile }[] | undefined;
  return async (request, response, file) => {
    if (!file.path.startsWith(`${FONT_PATH}/`)) return false;
    fonts ??= SITE_FONT_IDS.map((id) => ({
      versioned: filesOf(fontFolder(id), VERSIONED_CACHE_CONTROL),
      plain: filesOf(fontFolder(id), PLAIN_CACHE_CONTROL),
    }));
    const kind = request.url?.includes("?v=") ? "versioned" : "plain";
    for (const font of fonts) if (await font[kind](request, response, file)) return true;
    return false;
  };
}

const filesOf = (folder: string, cacheControl: string) => staticFiles(folder, { prefix: FONT_PATH, cacheControl });
