import type { FrameLocator, Locator, Page } from "@playwright/test";
import { apiOf } from "./api";
import { openEditor, untilSaved } from "./editor";
import { environmentValue, expect, test } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

const text = (tagName: string, content: string, rest: object = {}) => ({
  type: "text",
  tagName,
  components: [{ type: "textnode", content }],
  ...rest,
});

const DOCUMENT = {
  pages: [
    {
      id: "home",
      name: "home",
      slug: "",
      frames: [
        {
          component: {
            type: "wrapper",
            components: [
              text("h1", "Bakery"),
              text("p", "Rye and spelt", { classes: ["lead"] }),
              { ...text("a", "Book", { attributes: { href: "/" } }), type: "link" },
            ],
          },
        },
      ],
    },
  ],
  styles: [{ selectors: ["lead"], style: { "font-size": "20px" } }],
};

async function openBakery(page: Page): Promise<{ id: number; canvas: FrameLocator }> {
  const id = await apiFor(page).createProject("Bakery", { document: DOCUMENT });
  return { id, canvas: await openEditor(page, id) };
}

/** Begins to edit a text, and selects it all. */
async function edit(page: Page, element: Locator) {
  await expect(async () => {
    await element.dblclick();
    await expect(element).toHaveAttribute("contenteditable", "true", { timeout: 1_000 });
  }).toPass(); // elements move while their page, pictures and fonts load
  await page.keyboard.press("Control+A");
}

/** Puts this into the system's clipboard and pastes it. */
async function paste(page: Page, content: Record<string, string>) {
  await page.evaluate(async (parts) => {
    const blobs = Object.entries(parts).map(([type, value]) => [type, new Blob([value], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, content);
  await page.keyboard.press("Control+V");
}

/** The page's elements, without the attributes that the engine adds. */
const bodyOf = async (canvas: FrameLocator) => {
  const html = await canvas.locator("[data-gjs-type=wrapper]").innerHTML();
  return html
    .replace(/ (?:id|draggable|contenteditable|data-[a-z-]+)="[^"]*"/g, "")
    .replace(/ class="gjs-[^"]*"| gjs-[a-z-]+/g, "");
};

test.beforeEach(async ({ page, member, logIn, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logIn(page, member);
});

test("plain text that is pasted into a text is kept as it is, and a link gets no second line of elements", async ({
  page,
}) => {
  const { id, canvas } = await openBakery(page);
  await edit(page, canvas.locator("p"));
  await paste(page, { "text/plain": "use List<String> & <b>not bold</b>\nnext line" });
  await page.keyboard.press("Escape");
  await edit(page, canvas.locator("a"));
  await paste(page, { "text/html": '<p>One <a href="https://example.com">two</a></p>', "text/plain": "One two" });
  await page.keyboard.press("Escape");

  await expect
    .poll(() => bodyOf(canvas))
    .toBe(
      '<h1>Bakery</h1><p class="lead">use List&lt;String&gt; &amp; &lt;b&gt;not bold&lt;/b&gt;<br>next line</p><a href="/">One two</a>',
    );
  await untilSaved(page);
  expect(await apiFor(page).readDocument(id)).toContain("List<String> &");
});

test("what is pasted at the caret splits the paragraph into elements of the site", async ({ page }) => {
  const { canvas } = await openBakery(page);
  await edit(page, canvas.locator("p"));
  await page.keyboard.press("ArrowLeft");
  for (let index = 0; index < "Rye".length; index += 1) await page.keyboard.press("ArrowRight");

  await paste(page, {
    "text/html":
      '<p class="MsoNormal" style="font-family:Arial;color:red">, fresh</p><h2 style="color:red">Daily</h2><ul><li>One</li></ul><p>End <b>of</b></p>',
    "text/plain": ", fresh",
  });

  await expect
    .poll(() => bodyOf(canvas))
    .toBe(
      '<h1>Bakery</h1><p class="lead">Rye, fresh</p><h2>Daily</h2><ul><li>One</li></ul><p class="lead">End <strong>of</strong> and spelt</p><a href="/">Book</a>',
    );

  await page.keyboard.type(" it!");
  await page.keyboard.press("Backspace");
  await expect(canvas.locator("p").last()).toHaveText("End of it and spelt");
});

test("Ctrl+V pastes the copied element until something else is copied", async ({ page }) => {
  const { canvas } = await openBakery(page);
  await page.getByRole("treeitem", { name: /^Heading/ }).click();
  await page.keyboard.press("Control+C");

  await page.keyboard.press("Control+V");
  await expect(canvas.locator("h1")).toHaveCount(2);
  await paste(page, { "text/plain": "Fresh\n\nbread" });

  await expect(canvas.locator("h1")).toHaveCount(2);
  await expect(canvas.locator("p")).toHaveText(["Fresh", "bread", "Rye and spelt"]);
});

test("an undo of a paste leaves what was typed before it, and nothing that is gone stays selected", async ({
  page,
}) => {
  const { canvas } = await openBakery(page);
  await edit(page, canvas.locator("p"));
  await page.keyboard.type("Rye only");
  await page.keyboard.press("Control+A");
  await paste(page, { "text/html": "<h2>Our bread</h2><p>Baked at night.</p>" });
  await expect(canvas.locator("h2")).toHaveText("Our bread");

  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+Z");

  await expect(canvas.locator("h2")).toHaveCount(0);
  await expect(canvas.locator("p")).toHaveText("Rye only");
  await expect(page.getByRole("region", { name: "Selected element" })).toHaveCount(0);
});
