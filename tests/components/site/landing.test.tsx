import { act, cleanup, render, screen } from "@testing-library/react";
import { Landing } from "@/components/site/landing";
import { createT } from "@/lib/i18n/create-t";
import { settingsWith } from "./public-page";

// Rendering one illustration loads the code of all of them. It is loaded here, because the tests do not wait for it.
beforeAll(async () => {
  await act(async () => showLanding());
  cleanup();
});

afterEach(cleanup);

type Appearance = Partial<ReturnType<typeof settingsWith>["homepage"]["appearance"]>;

function showLanding(appearance: Appearance = {}, lines: Record<string, string> = {}) {
  const settings = settingsWith({ homepage: { appearance } as never });
  return render(<Landing settings={settings} t={createT({ language: "en", lines })} />).container;
}

const feature = (number: number) => ({ image: "", title: `Feature ${number}`, subtitle: "Text" });

describe("the header", () => {
  test("shows the title and subtitle from the settings", () => {
    showLanding({ headerTitle: "Bread", headerSubtitle: "Every morning" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Bread");
    expect(screen.getByText("Every morning")).toBeTruthy();
  });

  test("translates a default text", () => {
    showLanding({}, { "Build websites on your own server": "Websites, die stehen" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Websites, die stehen");
  });

  test("has only one heading of the first level", () => {
    expect(showLanding().querySelectorAll("h1")).toHaveLength(1);
  });

  test("shows the calls to action from the settings", () => {
    const cta1 = { label: "Buy", action: "/buy", type: "route" as const, icon: null };
    showLanding({ actions: { cta1, cta2: null, cta3: null } });
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Buy"]);
  });

  test("shows a custom image under its overlay, with the opacity from the settings", () => {
    const page = showLanding({
      headerImage: "/storage/head.jpg",
      headerImageOpacity: 0.4,
      headerOverlayColor1: "red",
      headerOverlayColor2: "blue",
    });
    const fadedImage = page.querySelector('img[src="/storage/head.jpg"]')?.parentElement;
    expect(fadedImage?.style.opacity).toBe("0.4");
    expect(fadedImage?.nextElementSibling?.getAttribute("style")).toContain("red");
  });

  test("describes the drawing of the editor and makes it inert", () => {
    showLanding();
    expect(screen.getByRole("img", { name: /^The editor/ }).querySelector("[inert]")).toBeTruthy();
  });
});

describe("the features", () => {
  test("are side by side, three in a row", () => {
    const page = showLanding({ primaryFeatures: [1, 2, 3, 4].map(feature) });
    const rows = new Set([...page.querySelectorAll("article")].map((article) => article.parentElement));
    expect([...rows].map((row) => row?.children.length)).toEqual([3, 1]);
  });

  test("are left out if there are none", () => {
    const empty = showLanding({ primaryFeatures: [], secondaryFeatures: [] });
    expect(empty.querySelectorAll("section")).toHaveLength(2); // the header and the banner at the bottom
  });

  test("in the vertical list have a subtitle, a title and a description", () => {
    const secondary = [{ image: "/a.png", subtitle: "Ovens", title: "Hot", description: "Very" }];
    showLanding({ secondaryFeatures: secondary });
    const text = screen.getByRole("heading", { name: "Hot" }).parentElement;
    expect([...(text?.children ?? [])].map((part) => part.textContent)).toEqual(["Ovens", "Hot", "Very"]);
  });

  test("leave out an illustration that does not exist", () => {
    showLanding({ primaryFeatures: [{ ...feature(1), image: "illustration:unicorn" }] });
    expect(screen.getByRole("article").firstElementChild?.children).toHaveLength(0);
  });
});

test("the banner at the bottom shows its title, its subtitle and the third call to action", () => {
  const cta3 = { label: "Order", action: "/order", type: "route" as const, icon: "arrow-right" };
  showLanding({
    footerTitle: "Hungry",
    footerSubtitle: "We bake",
    actions: { cta1: null, cta2: null, cta3 },
  });
  const banner = screen.getByRole("heading", { name: "Hungry" }).closest("section");
  expect(banner?.textContent).toBe("HungryWe bakeOrder");
});
