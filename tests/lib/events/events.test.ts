import { dispatch, parseEvent, subscribe } from "@/lib/events/events";
import { log } from "@/lib/log";

beforeAll(() => {
  log.level = "silent"; // one test makes a subscriber fail, which would be logged
});

test("a subscriber gets the events of its type until it unsubscribes", () => {
  const onEvent = jest.fn();
  const unsubscribe = subscribe("expire", onEvent);

  dispatch({ type: "expire", tags: ["menus"] });
  dispatch({ type: "reconnected" });
  unsubscribe();
  dispatch({ type: "expire", tags: ["roles"] });

  expect(onEvent.mock.calls).toEqual([[{ type: "expire", tags: ["menus"] }]]);
});

test("a subscriber that fails does not affect the others", () => {
  const onEvent = jest.fn();
  const unsubscribers = [
    subscribe("expire", () => {
      throw new Error("broken");
    }),
    subscribe("expire", onEvent),
  ];

  dispatch({ type: "expire", tags: ["menus"] });

  expect(onEvent).toHaveBeenCalledTimes(1);
  for (const unsubscribe of unsubscribers) unsubscribe();
});

test("an event that another instance has already handled is parsed, without `done`", () => {
  expect(parseEvent('{"type":"expire","tags":["menus"],"done":"another-instance"}')).toEqual({
    type: "expire",
    tags: ["menus"],
  });
});

test.each([
  undefined,
  "",
  "x",
  "null",
  "{}",
  '{"type":"expire"}',
  '{"type":"expire","tags":[1]}',
  '{"type":"from-the-future"}',
])("the payload %p is ignored", (payload) => {
  expect(parseEvent(payload)).toBeUndefined();
});
