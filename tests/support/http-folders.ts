import fs from "node:fs";

const TABLE = /^\| folders that speak HTTP \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/m;

/** The first column of STYLE.md's table of folders that speak HTTP: folders of lib, or folders inside them. */
export function httpFoldersIn(markdown: string): string[] {
  const [, rows = ""] = TABLE.exec(markdown) ?? [];
  return [...rows.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim()),
  );
}

export const readHttpFolders = () => httpFoldersIn(fs.readFileSync("STYLE.md", "utf8"));

/** Whether a file of lib is in one of these folders. */
export const speaksHttp = (file: string, folders: readonly string[]) =>
  folders.some((folder) => file.startsWith(`lib/${folder}/`));

/** String literals, which may contain the names of types as words. */
const TEXTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const HTTP_TYPES = /(?<![\w$.])(?:Request|Response|Headers|NextRequest|NextResponse|IncomingMessage|ServerResponse)\b/g;

/** The types of requests, responses and headers that the code mentions. The code must have no comments. */
export const httpTypesIn = (code: string) => [...new Set(code.replace(TEXTS, '""').match(HTTP_TYPES))];
