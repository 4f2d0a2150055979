import type { DocumentComponent } from "@/lib/site-pages/document";

/** A piece of pasted text with one formatting. The text of a line break is `"\n"`. */
export type Run = { text: string; href?: string | undefined; marks: readonly Mark[] };

/** Marks that come first are written around those that follow. */
export const MARKS = ["strong", "em", "u", "s", "code", "sub", "sup"] as const;
export type Mark = (typeof MARKS)[number];

const BREAK = "\n";
export const lineBreak: Run = { text: BREAK, marks: [] };
const isBreak = ({ text }: Run) => text === BREAK;

/** Reduces the spaces as browsers show them, and leaves out those beside a line break and at both ends. */
export function withoutExtraSpace(runs: readonly Run[]): Run[] {
  const written: Run[] = [];
  for (const run of runs) {
    if (isBreak(run)) trimEnd(written);
    const text = isBreak(run) ? breakAfter(written) : wordsAfter(written, run.text);
    if (text !== "") written.push({ ...run, text });
  }
  while (written.at(-1)?.text === BREAK) written.pop();
  trimEnd(written);
  return written;
}

/** No line break at the start. */
const breakAfter = (written: readonly Run[]) => (written.length > 0 ? BREAK : "");

function wordsAfter(written: readonly Run[], words: string): string {
  const text = words.replace(/[ \t\r\n\f]+/g, " ").replace(/\s{2,}/g, " ");
  const isSpaced = /\s$/.test((written.at(-1)?.text ?? BREAK).slice(-1));
  return isSpaced ? text.trimStart() : text;
}

/** Removes the spaces at the end of the last run. */
function trimEnd(runs: Run[]): void {
  for (let last = runs.at(-1); last && !isBreak(last); last = runs.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== "") return;
    runs.pop();
  }
}

type Wrapper = {
  keyOf: (run: Run) => string;
  wrap: (key: string, components: DocumentComponent[]) => DocumentComponent;
};

const WRAPPERS: readonly Wrapper[] = [
  {
    keyOf: ({ href }) => href ?? "",
    wrap: (href, components) => ({ type: "link", tagName: "a", attributes: { href }, components }),
  },
  ...MARKS.map((mark) => ({
    keyOf: ({ marks }: Run) => (marks.includes(mark) ? mark : ""),
    wrap: (tagName: string, components: DocumentComponent[]) => ({ type: "text", tagName, components }),
  })),
];

/** The content of an element with this text. Neighbours with the same formatting share one element. */
export function inlineComponents(runs: readonly Run[], [wrapper, ...inner] = WRAPPERS): DocumentComponent[] {
  if (!wrapper) return runs.map((run) => (isBreak(run) ? { tagName: "br" } : { type: "textnode", content: run.text }));
  const { keyOf, wrap } = wrapper;
  const groups: { key: string; runs: Run[] }[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && keyOf(run) === last.key) last.runs.push(run);
    else groups.push({ key: keyOf(run), runs: [run] });
  }
  return groups.flatMap(({ key, runs: grouped }) => {
    const components = inlineComponents(grouped, inner);
    return key === "" ? components : [wrap(key, components)];
  });
}
