import fs from "node:fs";
import path from "node:path";
import { sentencesOf } from "@/lib/i18n/extract.mjs";
import keys from "@/lib/i18n/keys.json";
import { MEMBER_FOLDERS } from "@/lib/i18n/member-folders";
import { reachableFrom, sourceFiles } from "../support/imports";

// A page passes the browser only the translations of the folders that its code names.

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

/** What every page gets, and the first values of settings, which the server translates. */
const ELSEWHERE = /^lib\/(?:format|settings)\//;

test("member pages pass the browser the translations of all texts of lib that components can show", () => {
  const isSent = (folder: string) => MEMBER_FOLDERS.some((parent) => `${folder}/`.startsWith(`${parent}/`));
  const sent = new Set(Object.entries(keys).flatMap(([folder, lines]) => (isSent(folder) ? lines : [])));
  const inLib = reachableFrom(sourceFiles("components").filter(isClientFile)).filter((file) =>
    /^lib\/.*\.ts$/.test(file),
  );

  const untranslated = inLib
    .filter((file) => !ELSEWHERE.test(file) && !read(file).includes('import "server-only"'))
    .filter((file) => sentencesOf(read(file), "ts").some((sentence) => !sent.has(sentence)));

  expect(inLib).toContain("lib/sections/catalog/hero.ts");
  expect(untranslated).toEqual([]);
});
