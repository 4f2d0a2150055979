import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { RelativeTime } from "@/components/i18n/relative-time";
import { useT } from "@/components/i18n/use-t";

const MOMENT = "2026-11-02T22:42:00Z";
const SITES = "{count, plural, one {# site} other {# sites}}";

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Sentence({ line, count }: { line: string; count?: number }) {
  const t = useT();
  return <p>{t(line, count === undefined ? {} : { count })}</p>;
}

describe("useT", () => {
  test("uses the provider's language", () => {
    render(
      <I18nProvider language="de" lines={{ Login: "Anmelden" }}>
        <Sentence line="Login" />
      </I18nProvider>,
    );
    expect(screen.getByText("Anmelden")).toBeTruthy();
  });

  test("uses English without a provider", () => {
    render(<Sentence line="Login" />);
    expect(screen.getByText("Login")).toBeTruthy();
  });

  test("uses the translated lines of an outer provider too", () => {
    render(
      <I18nProvider language="de" lines={{ Login: "Anmelden" }}>
        <I18nProvider language="de" lines={{ Register: "Registrieren" }}>
          <Sentence line="Login" />
          <Sentence line="Register" />
        </I18nProvider>
      </I18nProvider>,
    );
    expect([screen.getByText("Anmelden"), screen.getByText("Registrieren")]).toHaveLength(2);
  });

  test("formats plurals", async () => {
    await act(async () => {
      render(
        <I18nProvider language="en" lines={{ [SITES]: SITES }}>
          <Sentence line={SITES} count={3} />
        </I18nProvider>,
      );
    });
    expect(screen.getByText("3 sites")).toBeTruthy();
    expect(screen.queryByText(/plural/)).toBeNull();
  });
});

describe("FormattedDate", () => {
  test("shows the date in the user's time zone and language", () => {
    render(
      <I18nProvider language="de" lines={{}} timeZone="Asia/Tokyo" datePreset="long">
        <FormattedDate value={MOMENT} />
      </I18nProvider>,
    );
    expect(screen.getByText("3. November 2026").getAttribute("datetime")).toBe("2026-11-02T22:42:00.000Z");
  });

  test("is rendered in UTC by the server and changes to the browser's zone without a hydration mismatch", async () => {
    const page = (
      <I18nProvider language="en" lines={{}}>
        <FormattedDate value={MOMENT} withTime />
      </I18nProvider>
    );
    const container = document.createElement("div");
    container.innerHTML = renderToString(page);
    expect(container.textContent).toMatch(/Nov 2, 2026, 10:42\sPM/);

    const problems: unknown[] = [];
    const zone = jest
      .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
      .mockReturnValue({ timeZone: "Asia/Tokyo" } as Intl.ResolvedDateTimeFormatOptions);
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (problem) => problems.push(problem) }),
    );
    zone.mockRestore();
    expect(container.textContent).toMatch(/Nov 3, 2026, 07:42\sAM/);
    expect(problems).toEqual([]);
    await act(async () => root.unmount());
  });
});

describe("the site's date format", () => {
  const show = (part: ReactNode) =>
    renderToString(
      <I18nProvider language="en" lines={{}} timeZone="UTC" datePreset="numeric">
        <I18nProvider language="en" lines={{}}>
          {part}
        </I18nProvider>
      </I18nProvider>,
    ).replaceAll(/\s/g, " ");

  test("applies to dates, even under a nested provider", () => {
    expect(show(<FormattedDate value={MOMENT} />)).toContain(">11/02/2026</time>");
  });

  test("applies to dates that are shown with a time", () => {
    expect(show(<FormattedDate value={MOMENT} withTime />)).toContain(">11/02/2026, 10:42 PM</time>");
  });

  test("applies to the date that the server shows for a relative time", () => {
    expect(show(<RelativeTime value={MOMENT} />)).toContain(">11/02/2026</time>");
  });
});

describe("RelativeTime", () => {
  test("is updated as time passes", () => {
    jest.useFakeTimers({ now: Date.parse(MOMENT) });
    render(<RelativeTime value={MOMENT} />);
    expect(screen.getByText("a few seconds ago")).toBeTruthy();
    act(() => {
      jest.advanceTimersByTime(5 * 60_000);
    });
    expect(screen.getByText("5 minutes ago")).toBeTruthy();
  });

  test("shows the date and the time in a tooltip", async () => {
    await import("@/components/ui/tooltip-bubble");
    jest.useFakeTimers({ now: Date.parse(MOMENT) });
    const { unmount } = render(<RelativeTime value={MOMENT} />);

    fireEvent.pointerEnter(screen.getByText("a few seconds ago"));
    await act(() => jest.advanceTimersByTimeAsync(1500));

    expect(screen.getByRole("tooltip").textContent).toMatch(/2026, \d\d:\d\d/);
    unmount();
  });

  test("is rendered as a date by the server, because the page may be cached", () => {
    expect(renderToString(<RelativeTime value={MOMENT} />)).toContain(">Nov 2, 2026</time>");
  });

  test("stops its timer when it is unmounted", () => {
    jest.useFakeTimers({ now: Date.parse(MOMENT) });
    const { unmount } = render(<RelativeTime value={MOMENT} />);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
