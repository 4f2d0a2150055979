import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { Illustration } from "@/components/illustrations/illustration";
import { ILLUSTRATION_NAMES } from "@/components/illustrations/names";

afterEach(cleanup);

const sprite = readFileSync("public/icons.svg", "utf8");

test.each(ILLUSTRATION_NAMES)("every icon of the illustration %s is in the sprite", (name) => {
  const { container } = render(<Illustration name={name} />);

  const missing = [...container.querySelectorAll("use")]
    .map((use) => use.getAttribute("href")?.split("#")[1])
    .filter((icon) => !sprite.includes(`id="${icon}"`));

  expect(missing).toEqual([]);
});
