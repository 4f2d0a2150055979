import { Saver, type SaveState } from "@/lib/editor/saver";
import { ApiError } from "@/lib/http/client";

const body = (code: string, more = {}) => ({ code, message: "Too large.", errors: {}, ...more });
const networkError = () => new ApiError(0, body("unavailable"));

let text: string;
let saves: [text: string, version: number][];
let keptTexts: string[];
let keptSent: string[];
let states: SaveState["name"][];
let respond: () => Promise<{ version: number; saved_at: string }>;
let forget: () => Promise<unknown>;
let isStorageAvailable: boolean;
let lastState: SaveState;
let saver: Saver;

beforeEach(() => {
  jest.useFakeTimers();
  text = "first";
  saves = [];
  keptTexts = [];
  states = [];
  isStorageAvailable = true;
  forget = async () => {
    keptTexts = [];
  };
  let version = 1;
  respond = async () => {
    version += 1;
    return { version, saved_at: "2026-11-23T10:42:00Z" };
  };
  saver = new Saver({
    version,
    saved: null,
    read: () => ({ pages: [{ id: text }] }),
    send: (document, baseVersion) => {
      saves.push([document.pages[0]?.id ?? "", baseVersion]);
      return respond();
    },
    keep: async ({ document, sent }) => {
      keptSent = sent.map(({ pages }) => pages[0]?.id ?? "");
      return keptTexts.push(document.pages[0]?.id ?? "") > 0 && isStorageAvailable;
    },
    forget: () => forget(),
    onState: (state) => {
      lastState = state;
      states.push(state.name);
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
});

function change(words: string) {
  text = words;
  saver.change();
}

test("saves once, a moment after the last change", async () => {
  change("a");
  await jest.advanceTimersByTimeAsync(500);
  change("b");
  await jest.advanceTimersByTimeAsync(899);
  expect(saves).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);

  expect(saves).toEqual([["b", 1]]);
  expect(states).toEqual(["changed", "saving", "saved"]);
});

test("saves every five seconds while changes go on", async () => {
  for (let halfSeconds = 0; halfSeconds < 24; halfSeconds += 1) {
    change(`words ${halfSeconds}`);
    await jest.advanceTimersByTimeAsync(500);
  }
  expect(saves).toEqual([
    ["words 9", 1],
    ["words 19", 2],
  ]);
});

test("a change during a save is saved afterwards, based on the version from that save", async () => {
  let finish: () => void = () => undefined;
  const atOnce = respond;
  respond = () =>
    new Promise((resolve) => {
      finish = () => void atOnce().then(resolve);
    });
  change("a");
  await jest.advanceTimersByTimeAsync(900);
  change("b");
  respond = atOnce;
  finish();
  await jest.advanceTimersByTimeAsync(900);

  expect(saves).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
  expect(states.at(-1)).toBe("saved");
});

test("two requests to save during a save lead to one more save", async () => {
  let finish: () => void = () => undefined;
  const atOnce = respond;
  respond = () =>
    new Promise((resolve) => {
      finish = () => void atOnce().then(resolve);
    });
  change("a");
  const first = saver.flush();
  change("b");
  const others = [saver.flush(), saver.flush()];
  await jest.advanceTimersByTimeAsync(0);
  respond = atOnce;
  finish();
  await Promise.all([first, ...others]);

  expect(saves).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
});

test("a change at the very end of a save is saved too", async () => {
  forget = async () => {
    forget = async () => undefined;
    change("b");
  };
  change("a");
  await jest.advanceTimersByTimeAsync(5_000);

  expect(saves).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
  expect(states.at(-1)).toBe("saved");
});

test("keeps the document in the browser while the server cannot be reached", async () => {
  respond = () => Promise.reject(networkError());
  change("a");
  await jest.advanceTimersByTimeAsync(900);

  expect([keptTexts, states.at(-1), saver.hasChanges]).toEqual([["a"], "offline", true]);
});

test("reports if the server cannot be reached and the browser has not kept the document", async () => {
  respond = () => Promise.reject(networkError());
  isStorageAvailable = false;
  change("a");
  await jest.advanceTimersByTimeAsync(900);

  expect(lastState).toEqual({ name: "offline", isKept: false });
});

test("tries again after two seconds, and deletes the browser's copy once the document is saved", async () => {
  const online = respond;
  respond = () => Promise.reject(networkError());
  change("a");
  await jest.advanceTimersByTimeAsync(900);
  respond = online;
  await jest.advanceTimersByTimeAsync(2_000);

  expect([keptTexts, states.at(-1), saver.hasChanges]).toEqual([[], "saved", false]);
});

test("once somebody else has saved, sends nothing until both sides are merged", async () => {
  const online = respond;
  respond = () => Promise.reject(new ApiError(409, body("stale", { version: 5 })));
  change("a");
  await jest.advanceTimersByTimeAsync(900);
  change("b");
  await jest.advanceTimersByTimeAsync(10_000);
  expect([states.at(-1), saves.length]).toEqual(["stale", 1]);

  respond = online;
  saver.resume({ version: 5, saved: { pages: [] }, isChanged: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(saves.at(-1)).toEqual(["b", 5]);
});

test("keeps changes in the browser until they are merged, and reports the conflict again when the user saves", async () => {
  saver.markStale(5);
  change("b");
  await jest.advanceTimersByTimeAsync(900);
  expect([keptTexts, saves]).toEqual([["b"], []]);

  states = [];
  await saver.saveNow();
  expect(states).toEqual(["stale"]);
});

test("a page that closes during a save keeps the newer words, and what was sent without an answer", async () => {
  respond = () => new Promise(() => undefined);
  change("a");
  await jest.advanceTimersByTimeAsync(900);
  change("ab");

  saver.keepNow();

  expect([keptTexts.at(-1), keptSent]).toEqual(["ab", ["a"]]);
  expect(saver.hasSent({ pages: [{ id: "a" }] })).toBe(true);
});

test.each<[string, () => Promise<never>, boolean]>([
  ["that got no answer", () => Promise.reject(networkError()), true],
  ["that was refused", () => Promise.reject(new ApiError(409, body("stale", { version: 5 }))), false],
])("whether the server may have a document %s: %#", async (_, answer, expected) => {
  respond = answer;
  change("a");
  await jest.advanceTimersByTimeAsync(900);

  expect(saver.hasSent({ pages: [{ id: "a" }] })).toBe(expected);
});

test("an answered document is no longer one that the server may have", async () => {
  change("a");
  await jest.advanceTimersByTimeAsync(900);

  expect(saver.hasSent({ pages: [{ id: "a" }] })).toBe(false);
});

test("keeps a copy of the document that the server has, even while there are newer changes", async () => {
  expect(saver.saved).toBeNull();
  change("a");
  await jest.advanceTimersByTimeAsync(900);
  change("b");
  expect(saver.saved).toEqual({ pages: [{ id: "a" }] });
});

test("saves the document one last time, as it is when the editor closes", async () => {
  change("a");
  const leaving = saver.leave();
  text = "the engine is gone";
  await leaving;
  change("later");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([["a", 1]]);
});

test("reports a newer version without sending anything", () => {
  saver.markStale(1);
  expect(states).toEqual([]);
  saver.markStale(2);
  expect(states).toEqual(["stale"]);
});

test("reports that the server refuses a document, and saves the next change", async () => {
  const accept = respond;
  respond = () => Promise.reject(new ApiError(413, body("too_large")));
  change("a");
  await jest.advanceTimersByTimeAsync(900);
  expect(states.at(-1)).toBe("refused");

  respond = accept;
  change("b");
  await jest.advanceTimersByTimeAsync(900);
  expect(states.at(-1)).toBe("saved");
});

test("once the project is gone, keeps changes only in this browser", async () => {
  respond = () => Promise.reject(new ApiError(404, body("not_found")));
  change("a");
  await jest.advanceTimersByTimeAsync(900);
  expect(states.at(-1)).toBe("gone");

  change("b");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(saves).toEqual([["a", 1]]);
  expect(keptTexts.at(-1)).toBe("b");
  expect(states.at(-1)).toBe("gone");
});

test("does not send a document that the server already has", async () => {
  change("a");
  await jest.advanceTimersByTimeAsync(900);
  saver.change(); // the engine reports a change when a document is loaded
  await jest.advanceTimersByTimeAsync(900);

  expect(saves).toEqual([["a", 1]]);
  expect(states.at(-1)).toBe("saved");
});

test("has nothing to send after a merge in which the other side's version was chosen", async () => {
  saver.markStale(2);
  saver.resume({ version: 2, saved: { pages: [{ id: "theirs" }] }, isChanged: false });
  change("theirs");
  await jest.advanceTimersByTimeAsync(900);

  expect(saves).toEqual([]);
});

test("a request to save says whether the server has the changes", async () => {
  expect(await saver.flush()).toBe(true);
  change("a");
  expect(await saver.flush()).toBe(true);

  respond = async () => Promise.reject(networkError());
  change("b");
  expect(await saver.flush()).toBe(false);
});

test("abandoned changes are not sent, and not kept in the browser", async () => {
  change("b");
  saver.markStale(5);
  await saver.flush();
  expect(keptTexts).toEqual(["b"]);

  await saver.abandon();
  await jest.advanceTimersByTimeAsync(60_000);

  expect([keptTexts, saves, saver.hasChanges]).toEqual([[], [], false]);
});
