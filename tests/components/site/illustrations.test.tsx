import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { Illustration } from "@/components/illustrations/illustration";
import { ILLUSTRATION_NAMES } from "@/components/illustrations/names";

afterEach(cleanup);

/** Whether the address names a symbol of a file in `public`, as "/icons.svg#menu" does. */
function hasSymbol(address: string | null): boolean {
  const [file, id] = (address ?? "").split("#");
  return readFileSync(`public${file}`, "utf8").includes(`id="${id}"`);
}

test.each(ILLUSTRATION_NAMES)("the illustration %s uses only symbols that exist", (name) => {
  const { container } = render(<Illustration name={name} />);

  const addresses = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));

  expect(addresses.filter((address) => !hasSymbol(address))).toEqual([]);
});
