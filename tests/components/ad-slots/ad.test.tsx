import { cleanup, screen } from "@testing-library/react";
import { Ad } from "@/components/ad-slots/ad";
import { createT } from "@/lib/i18n/create-t";
import { renderOnPage } from "../site/public-page";

const t = createT({ language: "en", lines: {} });
const EMPTY_SLOT = { description: "", image: "", code: "" };
const ads = {
  dashboard_top: EMPTY_SLOT,
  dashboard_bottom: { ...EMPTY_SLOT, description: "House templates", image: "/spring.png" },
  disable: false,
};

afterEach(cleanup);

const findAd = () => screen.queryByRole("region", { name: "From the site owner" });

test("an ad shows the picture and the text of its slot", () => {
  renderOnPage(<Ad slot="dashboard_bottom" ads={ads} t={t} />);

  const ad = findAd();
  expect([ad?.textContent, ad?.querySelector("img")?.getAttribute("src")]).toEqual(["House templates", "/spring.png"]);
});

test("the code of a slot is in a frame that does not have our origin and cannot run scripts", () => {
  const code = '<a href="https://example.com">Buy a kiln</a>';
  renderOnPage(<Ad slot="dashboard_top" ads={{ ...ads, dashboard_top: { ...EMPTY_SLOT, code } }} t={t} />);

  const frame = screen.getByTitle<HTMLIFrameElement>("From the site owner");
  expect(frame.srcdoc).toContain(code);
  expect(frame.getAttribute("sandbox")).toBe("allow-popups allow-popups-to-escape-sandbox");
  expect(findAd()?.textContent).toBe("");
});

test("an empty slot is left out", () => {
  renderOnPage(<Ad slot="dashboard_top" ads={ads} t={t} />);

  expect(findAd()).toBeNull();
});

test("ads are left out while they are disabled", () => {
  renderOnPage(<Ad slot="dashboard_bottom" ads={{ ...ads, disable: true }} t={t} />);

  expect(findAd()).toBeNull();
});
