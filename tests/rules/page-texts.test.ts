import fs from "node:fs";
import path from "node:path";
import { sentencesOf } from "@/lib/i18n/extract.mjs";
import { reachableFrom, sourceFiles } from "../support/imports";

// A public page passes the browser only the translations of the folders that its code names.

const FOLDER = "app/[locale]/";
const LAYOUT = `${FOLDER}layout.tsx`;
const PAGES = sourceFiles(FOLDER).filter((file) => file.endsWith("/page.tsx"));

const read = (file: string) => fs.readFileSync(file, "utf8");
const isClientFile = (file: string) => read(file).startsWith('"use client"');
const hasTexts = (file: string) => sentencesOf(read(file), path.extname(file).slice(1)).length > 0;

/** The files of components with texts that the browser may run on a page of this file. */
const filesWithTexts = (entry: string) =>
  reachableFrom(reachableFrom([entry]).filter(isClientFile)).filter(
    (file) => file.startsWith("components/") && hasTexts(file),
  );

/** The folders of components that the page's own files and the layout name. */
const foldersNamedBy = (page: string): string[] =>
  [LAYOUT, ...reachableFrom([page]).filter((file) => file.startsWith(FOLDER))].flatMap((file) =>
    [...read(file).matchAll(/"(components\/[\w-]+)"/g)].map(([, folder]) => folder as string),
  );

test("there are public pages", () => {
  expect(PAGES).toContain(`${FOLDER}(site)/pricing/page.tsx`);
});

test.each(PAGES)("%s passes the browser the translations of all texts that it can show", (page) => {
  const folders = foldersNamedBy(page);

  const untranslated = [LAYOUT, page].flatMap(filesWithTexts).filter((file) => !folders.includes(path.dirname(file)));

  expect(untranslated).toEqual([]);
});
