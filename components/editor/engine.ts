import grapesjs, { type Editor, type EditorConfig } from "grapesjs";
import { componentName } from "@/components/editor/component-kinds";
import { addComponentTypes } from "@/components/editor/component-types";
import { followWords } from "@/components/editor/links/follow-words";
import { mendUndo } from "@/components/editor/mend-undo";
import { dropInRows } from "@/components/editor/row-drop";
import { addTextEditing } from "@/components/editor/texts/edit-texts";
import { cleanDocument } from "@/lib/editor/clean-document";
import type { T } from "@/lib/i18n/create-t";
import type { ProjectDocumentJson } from "@/lib/projects/schema";
import { escapeHtml } from "@/lib/site-pages/escape";
import { SITE_WIDTHS } from "@/lib/site-styles/widths";

type Options = {
  container: HTMLElement;
  document: ProjectDocumentJson;
  /** The base styles of every page, which come before the page's own styles. */
  baseCss: string;
  t: T;
};

/** Styles for what the canvas adds to a page, such as outlines and the box that represents custom code. */
const CANVAS_CSS = `
body { min-height: 100vh }
.gjs-dashed *[data-gjs-highlightable] { outline: 1px dashed rgb(120 120 120 / 60%); outline-offset: -2px }
.gjs-freezed { opacity: .5; pointer-events: none }
.gjs-no-pointer { pointer-events: none }
[data-gjs-type=custom-code] { min-height: 64px; padding: 20px; border: 1px dashed #8a8577; color: #5f5c54;
  background: #f4f3ef; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow: hidden; max-height: 160px }
`;

/** Texts that are whole elements. An emptied one has no height on the published page, and could not be pressed. */
const TEXTS = ":is(h1, h2, h3, h4, h5, h6, p, li, blockquote, figcaption, [data-gjs-type=text])";

/** Lets a text without words be found. On the published page, it takes no room. */
const emptyTextCss = (t: T) => `
${TEXTS}:empty { outline: 1px dashed #8a8577; outline-offset: -1px }
${TEXTS}:empty::before { content: ${JSON.stringify(t("Empty text"))}; opacity: .5; white-space: nowrap }
`;

const SELECTION_CSS = ".gjs-selected { outline: 3px solid #1d3fae !important; outline-offset: 1px !important }";

const UNDO_STEPS_MAX = 300;

/**
 * Starts the editing engine in a container. The engine shows only the canvas; the panels are ours. No code of a
 * document runs: its scripts are not parsed, and the page's content security policy blocks any other code.
 */
export function createEngine({ container, document, baseCss, t }: Options): Editor {
  const engine = grapesjs.init({
    ...engineSettings(document, t),
    container,
    height: "100%",
    width: "auto",
    cssIcons: "",
    customUI: true,
    showToolbar: false,
    showDevices: false,
    showOffsets: true,
    baseCss: baseCss + CANVAS_CSS + emptyTextCss(t),
    canvasCss: SELECTION_CSS,
    // With `notTextable`, the engine would move the canvas instead of typing a space into a link or a button. It writes
    // the label as HTML.
    canvas: { notTextable: [], customBadgeLabel: (component) => escapeHtml(componentName(component, t)) },
    panels: { defaults: [] },
    blockManager: { custom: true, blocks: [] },
    layerManager: { custom: true },
    styleManager: { custom: true },
    traitManager: { custom: true },
    assetManager: { custom: true, upload: false },
    richTextEditor: { actions: [], custom: true },
  });
  addTextEditing(engine, t);
  followWords(engine);
  dropInRows(engine);
  return engine;
}

/** What the engine does with a document, whether it shows the document or not. */
export const engineSettings = (document: ProjectDocumentJson, t: T): EditorConfig => ({
  telemetry: false,
  // with `storageManager: false`, the engine would still read the whole document after each change
  storageManager: { autosave: false, autoload: false },
  noticeOnUnload: false,
  log: ["error"],
  avoidInlineStyle: true,
  keepUnusedStyles: true,
  forceClass: false,
  multipleSelection: false,
  mediaCondition: "max-width",
  protectedCss: "",
  projectData: cleanDocument(document),
  plugins: [(editor) => addComponentTypes(editor, t), mendUndo],
  domComponents: { keepAttributeIdsCrossPages: true },
  keymaps: { defaults: {} },
  selectorManager: { custom: true, componentFirst: true, escapeName: (name) => name.trim() },
  undoManager: { trackSelection: false, maximumStackLength: UNDO_STEPS_MAX },
  parser: {
    optionsHtml: { allowScripts: false, allowUnsafeAttr: false, allowUnsafeAttrValue: false, detectDocument: false },
  },
  deviceManager: {
    default: "desktop",
    devices: SITE_WIDTHS.map(({ id, width, maxWidth }) => ({
      id,
      name: id,
      width: `${width}px`,
      widthMedia: maxWidth === null ? "" : `${maxWidth}px`,
    })),
  },
});
