import { afterQuietHours, mailTime, type SendTimes } from "@/lib/notifications/send-time";

const ALWAYS: SendTimes = { timeZone: "Europe/Berlin", quietFrom: null, quietTo: null, digestAt: null };
const NIGHT: SendTimes = { ...ALWAYS, quietFrom: "22:00", quietTo: "07:00" };
const DAILY: SendTimes = { ...ALWAYS, digestAt: "08:00" };

const quietEnd = (since: string, times: SendTimes) => afterQuietHours(new Date(since), times).toISOString();
const mailedAt = (createdAt: string, times: SendTimes, now = createdAt) =>
  mailTime(new Date(createdAt), times, new Date(now)).toISOString();

test.each([
  ["without quiet hours", "2026-11-23T23:30:00.000Z", ALWAYS, "2026-11-23T23:30:00.000Z"],
  ["before quiet hours", "2026-11-23T20:59:00.000Z", NIGHT, "2026-11-23T20:59:00.000Z"],
  ["at the beginning of quiet hours", "2026-11-23T21:00:00.000Z", NIGHT, "2026-11-24T06:00:00.000Z"],
  ["in quiet hours, after midnight", "2026-11-24T02:00:00.000Z", NIGHT, "2026-11-24T06:00:00.000Z"],
  ["at the end of quiet hours", "2026-11-24T06:00:00.000Z", NIGHT, "2026-11-24T06:00:00.000Z"],
  ["on a night when clocks go forward", "2026-03-28T23:00:00.000Z", NIGHT, "2026-03-29T05:00:00.000Z"],
  ["on a night when clocks go back", "2026-10-24T22:00:00.000Z", NIGHT, "2026-10-25T06:00:00.000Z"],
  [
    "at night in another zone",
    "2026-11-23T12:30:00.000Z",
    { ...NIGHT, timeZone: "Pacific/Auckland" },
    "2026-11-23T18:00:00.000Z",
  ],
  [
    "in quiet hours within a day",
    "2026-11-23T12:30:00.000Z",
    { ...ALWAYS, quietFrom: "13:00", quietTo: "14:00" },
    "2026-11-23T13:00:00.000Z",
  ],
])("a notice %s is sent as soon as no quiet hours apply", (_, since, times, expected) => {
  expect(quietEnd(since, times)).toBe(expected);
});

test.each([
  ["on the same day, for an earlier notice", "2026-11-23T05:00:00.000Z", DAILY, "2026-11-23T07:00:00.000Z"],
  ["on the next day, for a notice at the email's time", "2026-11-23T07:00:00.000Z", DAILY, "2026-11-24T07:00:00.000Z"],
  [
    "after quiet hours that cover the email's time",
    "2026-11-23T05:00:00.000Z",
    { ...DAILY, quietFrom: "07:30", quietTo: "09:00" },
    "2026-11-23T08:00:00.000Z",
  ],
])("a daily email is sent %s", (_, since, times, expected) => {
  expect(mailedAt(since, times)).toBe(expected);
});

test("an email that could not be sent at its time waits for the end of the quiet hours", () => {
  const [created, now] = ["2026-11-23T14:00:00.000Z", "2026-11-23T22:00:00.000Z"];

  expect(mailedAt(created, NIGHT, now)).toBe("2026-11-24T06:00:00.000Z");
  expect(mailedAt(created, { ...NIGHT, digestAt: "16:00" }, now)).toBe("2026-11-24T06:00:00.000Z");
});
