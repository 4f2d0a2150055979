import fs from "node:fs";
import { httpFoldersIn, httpTypesIn, readHttpFolders, speaksHttp } from "../support/http-folders";
import { sourceFiles, withoutComments } from "../support/imports";

const FOLDERS = readHttpFolders();

test("every folder in STYLE.md's table of folders that speak HTTP exists in lib", () => {
  expect(FOLDERS).not.toEqual([]);
  expect(FOLDERS.filter((folder) => !fs.existsSync(`lib/${folder}`))).toEqual([]);
});

test("files of lib outside the folders in the table do not mention the types of requests, responses or headers", () => {
  const otherFiles = sourceFiles("lib").filter((file) => !speaksHttp(file, FOLDERS));
  const mentions = otherFiles.map((file) => ({ file, types: httpTypesIn(withoutComments(file)) }));
  expect(mentions.filter(({ types }) => types.length > 0)).toEqual([]);
});

test("the table is read from its heading to its end", () => {
  const markdown =
    "| floor | folders |\n|---|---|\n| 1 | env |\n\n| folders that speak HTTP | why |\n|---|---|\n| http, api | calls |\n| uploads/tus | tus |\n\n| a | b |\n";
  expect(httpFoldersIn(markdown)).toEqual(["http", "api", "uploads/tus"]);
});

test.each([
  ["export async function readPicture(request: Request): Promise<Buffer> {", ["Request"]],
  ["export async function roleCsv(): Promise<Response> {", ["Response"]],
  ['return new Response(null, { headers: new Headers({ ETag: "a" }) });', ["Response", "Headers"]],
  ['import type { NextRequest } from "next/server";', ["NextRequest"]],
  ["const read = async (message: IncomingMessage) => undefined;", ["IncomingMessage"]],
  ['throw new Error("Request aborted");', []],
  ["const title = `Request an appointment`;", []],
  ["type RequestedPage = { response: SentResponse };", []],
])("%s mentions %j", (code, types) => {
  expect(httpTypesIn(code)).toEqual(types);
});

test.each([
  ["lib/http/csv.ts", true],
  ["lib/uploads/tus/tus.ts", true],
  ["lib/uploads/form-upload.ts", false],
  ["lib/httpd/a.ts", false],
])("%s is in a folder that speaks HTTP: %s", (file, expected) => {
  expect(speaksHttp(file, ["http", "uploads/tus"])).toBe(expected);
});
