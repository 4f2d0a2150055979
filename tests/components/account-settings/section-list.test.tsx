import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SectionList } from "@/components/account-settings/section-list";

const SECTIONS = [
  { id: "account-details", label: "Account details" },
  { id: "password", label: "Password" },
  { id: "sessions", label: "Active sessions" },
];

/** The distance of each section from the top of the window. */
let tops: Record<string, number>;

/** The page, with new objects for the sections, as after each refresh. */
const page = () => (
  <>
    <SectionList sections={SECTIONS.map((section) => ({ ...section }))} />
    {SECTIONS.map(({ id }) => (
      <section
        key={id}
        id={id}
        ref={(element) => {
          if (element) element.getBoundingClientRect = () => ({ top: tops[id] }) as DOMRect;
        }}
      />
    ))}
  </>
);

let refresh: () => void;

beforeEach(() => {
  tops = { "account-details": 100, password: 700, sessions: 1300 };
  Object.defineProperties(document.documentElement, {
    scrollHeight: { value: 1600, configurable: true },
    clientHeight: { value: 800, configurable: true },
  });
  scrollTo(0);
  const { rerender } = render(page());
  refresh = () => rerender(page());
});
afterEach(() => {
  cleanup();
  window.location.hash = "";
});

/** Scrolls with the wheel. */
function scrollTo(top: number) {
  document.documentElement.scrollTop = top;
  tops = { "account-details": 100 - top, password: 700 - top, sessions: 1300 - top };
  act(() => {
    fireEvent.wheel(window);
    fireEvent.scroll(window);
  });
}

const currentSection = () => screen.getByRole("link", { current: true }).textContent;

test("links to each section", () => {
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual(SECTIONS.map(({ id, label }) => [label, `#${id}`]));
});

test("marks the current section", () => {
  expect(currentSection()).toBe("Account details");
  scrollTo(600);
  expect(currentSection()).toBe("Password");
  scrollTo(300);
  expect(currentSection()).toBe("Account details");
});

test("at the end of the page the last section is current, even if it is short", () => {
  scrollTo(800);
  expect(tops.sessions).toBe(500); // far from the top of the window
  expect(currentSection()).toBe("Active sessions");
});

test("a chosen section stays current until the user scrolls", () => {
  fireEvent.click(screen.getByRole("link", { name: "Active sessions" }));
  fireEvent.scroll(window);
  expect(currentSection()).toBe("Active sessions");
  scrollTo(600);
  expect(currentSection()).toBe("Password");
});

test("the section of the URL's hash is current until the user scrolls, and no refresh makes it current again", () => {
  act(() => {
    window.location.hash = "password";
    fireEvent(window, new HashChangeEvent("hashchange"));
  });
  expect(currentSection()).toBe("Password");

  scrollTo(800);
  refresh();

  expect(currentSection()).toBe("Active sessions");
});
