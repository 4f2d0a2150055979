import { cleanDocument } from "@/lib/editor/clean-document";
import { wordsOf } from "@/lib/editor/merge/element-parts";
import { mergeElements, type PageMerge } from "@/lib/editor/merge/merge-elements";
import { mergeKeyed } from "@/lib/editor/merge/merge-keys";
import { mergeRules } from "@/lib/editor/merge/merge-rules";
import { isObject, isSame, type Json } from "@/lib/editor/merge/same";
import {
  type Choice,
  type Conflict,
  type Decide,
  mergeFields,
  mergeValues,
  type Sides,
} from "@/lib/editor/merge/sides";
import { renameIds, TwoIds } from "@/lib/editor/merge/two-ids";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

/** Two versions of a document, the user's and somebody else's. `base`: the last version that both sides had. */
export type DocumentSides = Sides<ProjectDocumentJson>;

/** The choices by the ids of the conflicts. Without one, the user's own version is taken. */
export type Choices = Readonly<Record<string, Choice>>;

/** What the user decides about conflicts. `copy`: a new project gets the user's own version. */
export type MergeDecision = { copy: true } | { copy: false; choices: Choices };

type Doc = ProjectDocumentJson;
type Page = Doc["pages"][number];

/**
 * Returns one document with the changes of both sides, which are merged element by element, and property by property in
 * styles. What both sides have changed in different ways is a conflict, about which `choices` decide. If no page would
 * be left, keeps the pages of `mine`.
 */
export function mergeDocuments(
  sides: DocumentSides,
  choices: Choices = {},
): { document: ProjectDocumentJson; conflicts: Conflict[] } {
  // The engine writes fields that it does not read, such as the tag of a text that was typed. They are no changes.
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(cleanDocument) as [Doc, Doc, Doc];
  const conflicts: Conflict[] = [];
  const decide: Decide = (conflict) => {
    conflicts.push(conflict);
    return choices[conflict.id] ?? "mine";
  };
  const twoIds = new TwoIds();
  const pages = mergePages({ base, mine, theirs }, decide, twoIds).map((page) => renameIds(page, twoIds.renamed));
  const rules = { base: rulesOf(base), mine: rulesOf(mine), theirs: rulesOf(theirs) };
  const styles = mergeRules(rules, twoIds.renamed, decide);
  const others = mergeFields({ base, mine, theirs }, (_, values) => mergeValues(values, () => "mine"));
  return { document: { ...others, styles, pages: pages.length > 0 ? pages : mine.pages }, conflicts };
}

function mergePages({ base, mine, theirs }: DocumentSides, decide: Decide, twoIds: TwoIds): Page[] {
  const lists = { base: byId(base), mine: byId(mine), theirs: byId(theirs) };
  return mergeKeyed(lists, (id, { base: before, mine: myPage, theirs: theirPage }) => {
    const page = { id, name: myPage?.name ?? theirPage?.name ?? id };
    if (before && myPage && theirPage)
      return mergePage({ base: before, mine: myPage, theirs: theirPage }, { page, decide, onTwoIds: twoIds.add });
    return mergeValues({ base: before, mine: myPage, theirs: theirPage }, () =>
      decide({ ...describePage(page), mine: wordsOfPage(myPage), theirs: wordsOfPage(theirPage) }),
    );
  });
}

const describePage = ({ id, name }: PageMerge["page"]) =>
  ({ id: `${id}/page`, kind: "page", page: name, target: "body", name: "" }) as const;

const wordsOfPage = (page: Page | undefined): string | null => (page ? wordsOf(rootOf(page)) : null);

function mergePage(sides: Sides<Page>, merge: PageMerge): Page {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  const { page, decide } = merge;
  const settings = mergeFields(sides, (name, values) =>
    mergeValues(CONTENT.has(name) ? { ...values, theirs: values.base } : values, () =>
      decide({
        ...describePage(page),
        id: `${page.id}/setting/${name}`,
        kind: "setting",
        name,
        mine: shown(values.mine),
        theirs: shown(values.theirs),
      }),
    ),
  );
  const root = mergeElements({ base: rootOf(base), mine: rootOf(mine), theirs: rootOf(theirs) }, "", merge);
  return { ...settings, id: page.id, ...contentOf(mine, root) };
}

const shown = (value: unknown): string | null => (value === undefined ? null : String(value));

/** Where a page has its elements. */
const CONTENT: ReadonlySet<string> = new Set(["frames", "component"]);

const framesOf = ({ frames }: Page): Json[] => (Array.isArray(frames) ? frames.filter(isObject) : []);

function rootOf(page: Page): Json {
  const root = framesOf(page)[0]?.component ?? page.component;
  return isObject(root) ? root : {};
}

function contentOf(page: Page, root: Json): Json {
  const [frame, ...others] = framesOf(page);
  return frame ? { frames: [{ ...frame, component: root }, ...others] } : { component: root };
}

const byId = ({ pages }: ProjectDocumentJson) => new Map(pages.map((page) => [page.id, page]));
const rulesOf = ({ styles }: ProjectDocumentJson): Json[] => (Array.isArray(styles) ? styles.filter(isObject) : []);
