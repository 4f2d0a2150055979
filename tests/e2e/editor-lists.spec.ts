import { randomBytes } from "node:crypto";
import type { FrameLocator, Page } from "@playwright/test";
import { apiOf } from "./api";
import { openEditor, select, untilEffective, untilSaved } from "./editor";
import { environmentValue, expect, test, untilHydrated } from "./fixtures";

const apiFor = (page: Page) => apiOf(page.request, environmentValue("PLINTH_E2E_URL"));

const text = (tagName: string, content: string, rest: object = {}) => ({
  type: "text",
  tagName,
  components: [{ type: "textnode", content }],
  ...rest,
});
const link = (content: string, href: string) => ({ ...text("a", content, { attributes: { href } }), type: "link" });
const question = (words: string, answer: string) => ({
  tagName: "details",
  components: [text("summary", words), text("p", answer)],
});

const DOCUMENT = {
  pages: [
    {
      id: "home",
      name: "home",
      slug: "",
      title: "Bakery",
      description: "Bread.",
      frames: [
        {
          component: {
            type: "wrapper",
            components: [
              { tagName: "nav", components: [link("Bread", "/"), link("Visit", "#visit")] },
              text("h1", "Bakery", { attributes: { id: "visit" } }),
              { tagName: "div", components: [question("When?", "At six."), question("Where?", "Here.")] },
              {
                type: "form",
                tagName: "form",
                attributes: { "data-form": "Order", method: "post" },
                components: [
                  {
                    type: "select",
                    tagName: "select",
                    attributes: { name: "loaf", "aria-label": "Loaf" },
                    components: [text("option", "Rye"), text("option", "Spelt")],
                  },
                ],
              },
            ],
          },
        },
      ],
    },
  ],
  styles: [],
};

async function openBakery(page: Page): Promise<{ id: number; canvas: FrameLocator }> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await apiFor(page).createProject("Bakery", { document: DOCUMENT });
  return { id, canvas: await openEditor(page, id) };
}

const panelOf = (page: Page) => page.getByRole("region", { name: "Selected element" });
const press = (page: Page, name: string) => panelOf(page).getByRole("button", { name, exact: true }).click();

test.beforeEach(({ page, member, logIn }) => logIn(page, member));

test("a menu, questions and options are changed in the panel, and published so", async ({ page }) => {
  const { id, canvas } = await openBakery(page);

  await select(page, canvas.getByRole("link", { name: "Visit" }));
  await page.getByRole("tab", { name: "Content" }).click();
  await press(page, "Add a link");
  await expect(panelOf(page).getByRole("textbox", { name: "New link" })).toBeFocused();
  await page.keyboard.type("Order");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(canvas.getByRole("navigation")).toHaveText("BreadOrderVisit");

  await select(page, canvas.locator("select"));
  await panelOf(page).getByRole("textbox", { name: "Spelt" }).fill("Oat");
  await page.keyboard.press("Enter");
  await panelOf(page).getByRole("checkbox", { name: "Chosen at the start" }).check();
  await expect(canvas.locator("select")).toHaveValue("Oat");

  await select(page, canvas.getByText("When?"));
  await press(page, "Delete");
  await expect(canvas.locator("details")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await expect(canvas.locator("details")).toHaveCount(2);
  await untilSaved(page);

  const slug = `lists-${randomBytes(6).toString("hex")}`;
  const api = apiFor(page);
  await api.publish(await api.createSite({ name: "Bakery", slug, project_id: id }));
  await page.goto(environmentValue("PLINTH_E2E_URL").replace("//", `//${slug}.sites.`));
  await expect(page.getByRole("navigation")).toHaveText("BreadOrderVisit");
  await expect(page.locator("select")).toHaveValue("Oat");
  await expect(page.locator("summary")).toHaveText(["When?", "Where?"]);
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("a closed answer is open while it is selected, in the canvas and not in the document", async ({ page }) => {
  const { id, canvas } = await openBakery(page);
  const answer = canvas.getByText("At six.");
  await expect(answer).toBeHidden();

  await untilEffective(
    () => canvas.getByText("When?").click(),
    () => expect(answer).toBeVisible({ timeout: 1_000 }),
  );
  await answer.click();
  await expect(answer).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
  await canvas.getByRole("heading", { name: "Bakery" }).click();

  await expect(answer).toBeHidden();
  expect(await apiFor(page).readDocument(id)).not.toContain('"open"');
});

test("F6 leads through the parts of the editor, and from a layer to its link in two keys and back", async ({
  page,
}) => {
  const { canvas } = await openBakery(page);
  await select(page, canvas.getByRole("link", { name: "Visit" }));
  const layer = page.getByRole("treeitem", { name: "Link", selected: true });
  await page.getByRole("link", { name: "Back to projects" }).focus();

  await page.keyboard.press("F6");
  await expect(page.getByRole("toolbar", { name: "Panels" }).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("F6");
  await expect(layer).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(panelOf(page).getByRole("combobox", { name: "Link" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(layer).toBeFocused();
  await page.keyboard.press("F6");
  await expect(page.getByRole("region", { name: "Canvas" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(canvas.getByRole("link", { name: "Visit" })).toBeFocused();
  await page.keyboard.press("F6");
  await expect(panelOf(page).locator(":focus")).toHaveCount(1);
});

test("F6 leads through the parts of the dashboard", async ({ page }) => {
  await page.goto("/dashboard");
  await untilHydrated(page);
  const isIn = (selector: string) => page.evaluate((part) => document.activeElement?.closest(part) !== null, selector);

  await page.keyboard.press("F6");
  expect(await isIn("aside")).toBe(true);
  await page.keyboard.press("Shift+F6");
  expect(await isIn("main")).toBe(true);
});

test("a double click that opens an item does not delete it", async ({ page }) => {
  const { canvas } = await openBakery(page);
  await select(page, canvas.locator("nav a").first());
  await page.getByRole("tab", { name: "Content" }).click();
  const remove = page.getByRole("button", { name: "Delete", exact: true });
  await expect(remove).toHaveCount(1);
  const box = await remove.boundingBox();
  if (!box) throw new Error("The item that is open cannot be deleted.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

  await remove.dispatchEvent("click", { detail: 2 });
  await expect(canvas.locator("nav a")).toHaveCount(2);
  await page.mouse.click(x, y);
  await expect(canvas.locator("nav a")).toHaveCount(1);
});
