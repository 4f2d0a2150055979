import { checkDocument } from "@/lib/publications/checks/check-document";
import { findFileAddresses } from "@/lib/publications/find-file-addresses";
import { renderDocument } from "@/lib/publications/render-document";
import { HOSTILE_DOCUMENTS } from "../../support/hostile-documents";

jest.setTimeout(300_000);

/** Twice the input may take twice the time, and more where memory has to be collected: up to 2.9 times was seen. */
const DOUBLE_MAX = 3.4; // work that grows with the square takes four times as long
/** The ratio of shorter times says nothing. */
const MEASURABLE_MS = 200;
const TRIES = 5;

const TASKS: Record<string, (document: string) => unknown> = {
  "to check": (document) => checkDocument({ document, files: new Map(), recipient: "none", hosts: [] }),
  "to find the files": findFileAddresses,
  "to render": (document) => renderDocument({ document, lang: "en", name: "Site", files: new Map(), icon: undefined }),
};

function measureMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The fastest of several runs counts, because other programs and the collection of memory only slow a run down. */
function measureGrowth(short: () => unknown, long: () => unknown): number {
  let [ofShort, ofLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < TRIES; tries += 1) {
    ofShort = Math.min(ofShort, measureMs(short));
    ofLong = Math.min(ofLong, measureMs(long));
    if (tries > 0 && (ofLong < MEASURABLE_MS || ofLong / ofShort < DOUBLE_MAX)) break;
  }
  return ofLong < MEASURABLE_MS ? 1 : ofLong / ofShort;
}

describe.each(Object.entries(HOSTILE_DOCUMENTS))("%s", (_name, { size, make }) => {
  test.each(Object.entries(TASKS))("take time %s that grows in proportion to their number", (_task, work) => {
    const half = JSON.stringify(make(Math.ceil(size / 2)));
    const whole = JSON.stringify(make(size));

    expect(
      measureGrowth(
        () => work(half),
        () => work(whole),
      ),
    ).toBeLessThan(DOUBLE_MAX);
  });
});
