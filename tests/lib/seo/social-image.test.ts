import sharp from "sharp";
import { getSocialImage, type SocialImage } from "@/lib/seo/social-image";

const colours = {
  bg: "#f3f1eb",
  surface: "#faf9f5",
  raised: "#ffffff",
  text: "#1d1a15",
  muted: "#625c51",
  accent: "#1b3fb0",
};
const image = (title: string): SocialImage => ({ title, siteName: "Plinth", colours });

/** The share of dark pixels in the title's area, from 0 to 1. */
async function measureInkInTitle(png: Buffer): Promise<number> {
  const { data } = await sharp(png)
    .extract({ left: 80, top: 330, width: 420, height: 180 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((grey) => grey < 120).length / data.length;
}

test("the picture is a PNG of 1200 by 630 pixels", async () => {
  const { width, height, format } = await sharp(await getSocialImage(image("About"))).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
});

test("the picture shows the title", async () => {
  expect(await measureInkInTitle(await getSocialImage(image("Websites")))).toBeGreaterThan(0.05);
});

test("different titles give different pictures", async () => {
  const [first, second] = await Promise.all([getSocialImage(image("One")), getSocialImage(image("Other"))]);
  expect(first.equals(second)).toBe(false);
});

test("a title with markup characters is drawn", async () => {
  expect(await measureInkInTitle(await getSocialImage(image("<b>&amp; Co</b>")))).toBeGreaterThan(0.05);
});

test("a title with letters that our font lacks is left out", async () => {
  const [arabic, hebrew] = await Promise.all([getSocialImage(image("مواقع")), getSocialImage(image("אתרים"))]);
  expect(arabic.equals(hebrew)).toBe(true);
});

test("the longest title does not overlap the drawing below it", async () => {
  const png = await getSocialImage(image("A very long title ".repeat(12).trim()));
  const { data } = await sharp(png)
    .extract({ left: 200, top: 526, width: 800, height: 20 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.min(...data)).toBeGreaterThan(200);
});
