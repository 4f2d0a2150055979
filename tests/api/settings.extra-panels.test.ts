import { PUT } from "@/app/api/v1/settings/route";
import { getExtraPanels } from "@/lib/settings/extra-panels";
import { call } from "../support/api";
import { getFirstAdmin } from "../support/factories";

const save = async (extra_panels: object[]) =>
  call(PUT, { as: await getFirstAdmin(), body: { account: { extra_panels } } });

test("a new installation has no extra panels", async () => {
  expect(await getExtraPanels()).toEqual([]);
});

test("the HTML of extra panels is sanitised", async () => {
  const body = `<p onclick="run()" style="position:fixed">Ask <a href="javascript:run()">us</a></p><script>run()</script><form><input></form>`;

  await save([{ id: "help", title: "Help desk", body }]);

  expect(await getExtraPanels()).toEqual([{ id: "help", title: "Help desk", body: "<p>Ask <a>us</a></p>" }]);
});

test("a change of an extra panel takes effect immediately", async () => {
  await save([{ id: "help", title: "Help desk", body: "Old" }]);
  expect(await getExtraPanels()).toMatchObject([{ body: "Old" }]);

  await save([{ id: "help", title: "Help desk", body: "New" }]);

  expect(await getExtraPanels()).toMatchObject([{ body: "New" }]);
});

test("an extra panel of 9,000 nested elements is refused", async () => {
  const body = "<div>".repeat(9_000);

  expect(await save([{ id: "help", title: "Help desk", body }])).toNameFields("account.extra_panels");
});

test("two extra panels with the same anchor are refused", async () => {
  const panels = ["help desk", "help-desk"].map((id) => ({ id, title: "Help desk", body: "" }));

  expect(await save(panels)).toNameFields("account.extra_panels");
});
