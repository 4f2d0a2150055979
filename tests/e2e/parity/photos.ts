import sharp from "sharp";
import type { Api } from "../api";

/** Draws a photo: light and dark areas without sharp edges, so that it is neither plain nor a drawing. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width: 24,
      height: 18,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .resize(width, height, { kernel: "cubic" })
    .blur(4);

/** Uploads one picture of each kind that people have. Returns their addresses. */
export async function uploadPhotos(api: Api): Promise<string[]> {
  const frames = await Promise.all(
    ["#c2542d", "#1d3fae"].map((background) =>
      sharp({ create: { width: 640, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const files = {
    "landscape.jpg": await photo(1600, 1067).jpeg().toBuffer(),
    "portrait.jpg": await photo(900, 1350).jpeg().toBuffer(),
    "turned by the phone.jpg": await photo(1600, 1200).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    "small.jpg": await photo(300, 200).jpeg().toBuffer(),
    "transparent.png": await photo(800, 800).ensureAlpha(0.5).png().toBuffer(),
    "animated.gif": await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  };
  const addresses: string[] = [];
  for (const [name, buffer] of Object.entries(files)) {
    const type = name.split(".").at(-1)?.replace("jpg", "jpeg");
    addresses.push(await api.uploadFile({ name, mimeType: `image/${type}`, buffer }));
  }
  return addresses;
}

type Component = { tagName?: string; type?: string; attributes?: Record<string, unknown>; components?: Component[] };

/** Puts the photos into all pictures of a document, one after the other. The document is changed. */
export function putPhotos(document: { pages: { frames: { component: Component }[] }[] }, addresses: string[]): void {
  let count = 0;
  const visit = (component: Component): void => {
    if (component.tagName === "img" || component.type === "image") {
      component.attributes = { ...component.attributes, src: addresses[count % addresses.length] };
      count += 1;
    }
    for (const child of component.components ?? []) visit(child);
  };
  for (const { component } of document.pages.flatMap(({ frames }) => frames)) visit(component);
}
