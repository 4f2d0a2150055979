import { getSettings } from "@/lib/settings/settings";
import { type SettingsInput, updateSettings } from "@/lib/settings/update-settings";
import { until } from "../support/until";

/** Saves all changes at the same time. No change is saved before all have been validated. */
function saveAtOnce(changes: SettingsInput[]) {
  let validCount = 0;
  const tryServices = async () => {
    validCount += 1;
    await until(() => validCount === changes.length);
  };
  return Promise.allSettled(changes.map((change) => updateSettings(change, { tryServices })));
}

test("of two changes that exclude each other, only one is saved", async () => {
  await updateSettings({ billing: { enable: true, live: false, gateway: "stripe" } });

  const results = await saveAtOnce([{ billing: { live: true } }, { billing: { gateway: "test" } }]);

  const refusals = results.filter((result) => result.status === "rejected").map(({ reason }) => reason);
  expect(refusals).toMatchObject([{ code: "invalid", errors: { "billing.gateway": [expect.any(String)] } }]);
  const { live, gateway } = (await getSettings()).billing;
  expect([live, gateway]).not.toEqual([true, "test"]);
});
