import { chromium } from "@playwright/test";
import { findOrInstallHeadlessShell } from "../runner/chromium.mjs";
import { limitRow } from "./table.mjs";

const PAGES = 20;
const SECTIONS_PER_PAGE = 10;
const OPENINGS = 3;
const ACTIONS = 20;
const EDITS = 500;
const MB = 1024 * 1024;

/**
 * Opens a project of 20 pages and 2,400 elements in Chromium. Adds rows about three figures: the time until the editor
 * can be used, the time from an action to the next frame, and the memory that many edits and undos add.
 */
export async function measureEditor(rows, { plinth, member }) {
  const id = await createProject(member);
  const browser = await chromium.launch({ executablePath: findOrInstallHeadlessShell(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url: plinth })));
    const page = await context.newPage();
    const openings = [];
    for (let n = 0; n < OPENINGS; n++) openings.push(await openEditor(page, `${plinth}/editor/${id}`));
    rows.push(limitRow(`the editor opens ${PAGES} pages`, medianOf(openings), { most: 3000, unit: "ms" }));
    rows.push(...(await measureActions(page)));
    rows.push(await measureMemory(page));
  } finally {
    await browser.close();
  }
}

async function measureActions(page) {
  const canvas = page.frameLocator("iframe.gjs-frame");
  await canvas.getByRole("heading", { level: 2 }).first().click();
  const size = page.getByLabel("Size", { exact: true });
  const styleTimes = await measureFrameTimes(page, async (n) => {
    await size.fill(String(20 + n));
    await prepareTimer(page);
    await page.keyboard.press("Enter");
  });
  const row = await findSelectedRow(page);
  await row.focus();
  const moveTimes = await measureFrameTimes(page, async (n) => {
    await prepareTimer(page);
    await page.keyboard.press(n % 2 ? "Alt+ArrowUp" : "Alt+ArrowDown");
  });
  await page.keyboard.press("Enter");
  await canvas.locator("[contenteditable=true]").waitFor();
  const frame = await (await page.locator("iframe.gjs-frame").elementHandle()).contentFrame();
  const keyTimes = await measureFrameTimes(frame, async () => {
    await prepareTimer(frame);
    await page.keyboard.press("x");
  });
  await page.keyboard.press("Escape");
  const limit = { most: 50, unit: "ms" };
  return [
    limitRow("the frame after a change of style in the editor", medianOf(styleTimes), limit),
    limitRow("the frame after moving an element", medianOf(moveTimes), limit),
    limitRow("the frame after a key in a text", medianOf(keyTimes), limit),
  ];
}

/** Measures what 500 moves and 500 undos add to the memory that JavaScript uses. */
async function measureMemory(page) {
  const client = await page.context().newCDPSession(page);
  const usedBytes = async () => {
    await client.send("HeapProfiler.collectGarbage");
    return (await client.send("Runtime.getHeapUsage")).usedSize;
  };
  const row = await findSelectedRow(page);
  await row.focus();
  const before = await usedBytes();
  for (let n = 0; n < EDITS; n++) await page.keyboard.press(n % 2 ? "Alt+ArrowUp" : "Alt+ArrowDown");
  for (let n = 0; n < EDITS; n++) await page.keyboard.press("Control+z");
  return limitRow(`memory added by ${EDITS} moves and as many undos`, ((await usedBytes()) - before) / MB, {
    most: 50,
    unit: "MB",
  });
}

/** Opens the editor. Returns how long it took until its layers are shown, in ms. */
async function openEditor(page, url) {
  const startedAtMs = performance.now();
  await page.goto(url);
  await page.getByRole("treeitem", { name: "Body" }).waitFor();
  return performance.now() - startedAtMs;
}

/** Returns the selected element's row in the panel "Layers". */
async function findSelectedRow(page) {
  const row = page.locator("[role=treeitem][aria-selected=true]");
  await row.waitFor();
  return row;
}

/** Returns, for each action, the time in ms from its key press to the next frame. */
async function measureFrameTimes(frame, act) {
  const times = [];
  for (let n = 0; n < ACTIONS; n++) {
    await act(n);
    times.push(await frame.evaluate(() => window.benchFrame));
  }
  return times;
}

/**
 * Prepares the measurement of the next key press: the time from its event until the browser has drawn the next frame.
 */
const prepareTimer = (frame) =>
  frame.evaluate(() => {
    window.benchFrame = new Promise((resolve) => {
      addEventListener(
        "keydown",
        ({ timeStamp }) => {
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
            channel.port2.postMessage(null); // `onmessage` runs after the frame is drawn
          });
        },
        { capture: true, once: true },
      );
    });
  });

async function createProject(member) {
  const { project } = await member.call("POST", "projects", { name: "Editor bench" });
  const pages = Array.from({ length: PAGES }, (_, n) => ({
    id: `page-${n}`,
    name: `Page ${n}`,
    slug: n === 0 ? "" : `page-${n}`,
    frames: [{ component: { type: "wrapper", components: pageContentOf(n) } }],
  }));
  const document = { pages, styles: [{ selectors: ["box"], style: { padding: "8px" } }] };
  await member.call("PUT", `projects/${project.id}/document`, { document, version: 1 });
  return project.id;
}

/**
 * Returns the content of a page: ten headings, visible without scrolling, then sections with five boxes each. A box
 * contains a paragraph.
 */
function pageContentOf(page) {
  const text = (tagName, content) => ({ type: "text", tagName, components: [{ type: "textnode", content }] });
  const box = (n) => ({ tagName: "div", classes: ["box"], components: [text("p", `Paragraph ${n} of page ${page}`)] });
  const headings = Array.from({ length: 10 }, (_, n) => text("h2", `Heading ${n}`));
  const sections = Array.from({ length: SECTIONS_PER_PAGE }, (_, n) => ({
    tagName: "section",
    components: Array.from({ length: 5 }, (_unused, m) => box(n * 5 + m)),
  }));
  return [...headings, ...sections];
}

const medianOf = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
