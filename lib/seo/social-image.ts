import "server-only";
import path from "node:path";
import { LRUCache } from "lru-cache";
import sharp, { type OverlayOptions } from "sharp";
import { SOCIAL_IMAGE_SIZE } from "@/lib/seo/addresses";

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE;
const MARGIN = 84;
const PLINTH_TOP = 522;
const TITLE_MAX_CHARS = 110;
const CACHED_IMAGES_MAX = 60;
/** The characters of the bundled font. Others would be drawn as boxes where no other font is installed. */
const DRAWABLE = /^[\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u20ac\u2122]*$/;
const FONT_FILE = path.join(process.cwd(), "app/og/plinth-display.ttf");

export type SocialImage = {
  title: string;
  siteName: string;
  /** Hex colours of the site's default theme. */
  colours: { bg: string; surface: string; raised: string; text: string; muted: string; accent: string };
};

const cache = new LRUCache<string, Promise<Buffer>>({ max: CACHED_IMAGES_MAX });

/** Returns the image of a shared link as a PNG of 1200 by 630 pixels: the title above a plinth. Images are cached. */
export function getSocialImage(image: SocialImage): Promise<Buffer> {
  const key = JSON.stringify(image);
  const cached = cache.get(key);
  if (cached) return cached;

  const drawing = draw(image);
  cache.set(key, drawing);
  drawing.catch(() => cache.delete(key));
  return drawing;
}

async function draw({ title, siteName, colours }: SocialImage): Promise<Buffer> {
  const isDrawable = [siteName, title].every((text) => DRAWABLE.test(text));
  const layers = isDrawable
    ? await Promise.all([drawNameLayer(siteName, colours.text), drawTitleLayer(title, colours.text)])
    : [];
  return sharp(Buffer.from(background(colours, isDrawable)))
    .composite(layers)
    .png({ palette: true })
    .toBuffer();
}

async function drawNameLayer(siteName: string, colour: string): Promise<OverlayOptions> {
  const { input } = await renderText(cut(siteName, 40), { size: 34, colour });
  return { input, left: MARGIN + 62, top: 82 };
}

async function drawTitleLayer(title: string, colour: string): Promise<OverlayOptions> {
  const short = cut(title, TITLE_MAX_CHARS);
  const { input, height } = await renderText(short, { size: titleSize(short), colour });
  return { input, left: MARGIN - 4, top: Math.max(140, PLINTH_TOP - 44 - height) };
}

/** The font size in pixels: smaller for a long title, so that it fits above the plinth. */
function titleSize({ length }: string): number {
  if (length > 70) return 62;
  return length > 36 ? 82 : 104;
}

const cut = (text: string, maxChars: number) =>
  text.length > maxChars ? `${text.slice(0, maxChars - 1).trimEnd()}…` : text;

async function renderText(text: string, { size, colour }: { size: number; colour: string }) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="-${size * 12}">${escapeMarkup(text)}</span>`,
      font: `Plinth Display ${size}`,
      fontfile: FONT_FILE,
      width: WIDTH - 2 * MARGIN,
      dpi: 72,
      rgba: true,
      wrap: "word-char",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);

/** The logo at the top and the three steps of the plinth at the bottom. Without text, a large logo on the plinth. */
function background({ bg, surface, raised, text: ink, accent }: SocialImage["colours"], hasText: boolean): string {
  const logoTransform = hasText
    ? `translate(${MARGIN} 78) scale(2)`
    : `translate(${(WIDTH - 264) / 2} ${PLINTH_TOP - 246}) scale(12)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${bg}"/>
<path transform="${logoTransform}" fill="${ink}" d="M7 2h8v9H7zM4 12.5h14v3H4zM1 17h20v3.5H1z"/>
<g stroke="${ink}" stroke-opacity=".45" fill="${surface}">
<path d="M64.5 ${PLINTH_TOP}.5h1071v28h-1071zM32.5 ${PLINTH_TOP + 28}.5h1135v34h-1135z"/>
<path d="M-1 ${PLINTH_TOP + 62}.5h1202v60h-1202z" fill="${raised}"/></g>
<path fill="${ink}" d="M64 ${PLINTH_TOP - 2}h1072v5H64z"/><path fill="${accent}" d="M64 ${PLINTH_TOP - 2}h84v5H64z"/>
</svg>`;
}
