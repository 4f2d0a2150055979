import { readFileSync } from "node:fs";
import { act, cleanup, render } from "@testing-library/react";
import { Illustration } from "@/components/illustrations/illustration";
import { ILLUSTRATION_NAMES } from "@/components/illustrations/names";
import { RenderedIllustration } from "@/components/illustrations/rendered-illustration";
import { createT } from "@/lib/i18n/create-t";

const t = createT({ language: "en", lines: {} });

afterEach(cleanup);

/** Whether the address names a symbol of a file in `public`, as "/icons.svg#menu" does. */
function hasSymbol(address: string | null): boolean {
  const [file, id] = (address ?? "").split("#");
  return readFileSync(`public${file}`, "utf8").includes(`id="${id}"`);
}

test.each(ILLUSTRATION_NAMES)("the illustration %s uses only symbols that exist", (name) => {
  const { container } = render(<RenderedIllustration name={name} t={t} />);

  const addresses = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));

  expect(addresses.filter((address) => !hasSymbol(address))).toEqual([]);
});

test("an illustration in the server's HTML stays as it is", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = '<div class="contents"><svg></svg></div>';

  await act(async () => render(<Illustration name="domain" />, { container, hydrate: true }));

  expect(container.innerHTML).toBe('<div class="contents"><svg></svg></div>');
});

test("an illustration is fetched and rendered on a page that the visitor navigates to", async () => {
  const { container } = await act(async () => render(<Illustration name="domain" />));

  expect(container.querySelector("div.contents")?.innerHTML).toBe(
    render(<RenderedIllustration name="domain" t={t} />).container.innerHTML,
  );
});
