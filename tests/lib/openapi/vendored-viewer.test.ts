import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { VIEWER_PATH } from "@/lib/openapi/policy";

const file = path.join("public", VIEWER_PATH);
const readBeside = (name: string) => readFileSync(path.join(path.dirname(file), name), "utf8");

test("the viewer's checksum is the one in its README.md", () => {
  const checksum = createHash("sha256").update(readFileSync(file)).digest("hex");

  expect(readBeside("README.md")).toContain(`\`${checksum}\``);
  expect(checksum).toBe("81b8d2bdab4a42ab81465386441b9a0f928b68631364360f00e8cce620cc1efb");
});

test("the version in the viewer's header is the one in its folder's name", () => {
  const [, version] = /scalar-([\d.]+)\//.exec(VIEWER_PATH) ?? [];

  expect(readFileSync(file, "utf8").slice(0, 1000)).toContain(`@scalar/api-reference ${version}`);
});

test("the viewer's licence is included", () => {
  expect(readBeside("LICENSE")).toMatch(/^MIT License\n\nCopyright .* Scalar\n/);
});

test("nothing else is vendored", () => {
  expect(readdirSync("public/vendor")).toEqual([path.basename(path.dirname(file))]);
});
