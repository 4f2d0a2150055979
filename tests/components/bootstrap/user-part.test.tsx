import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { BootstrapProvider, useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { UserPart } from "@/components/bootstrap/user-part";
import { fakeServer } from "../../support/fake-server";
import { bootstrapWith, member } from "../site/public-page";

const Name = () => useBootstrap().user?.display_name;

const show = ({ membersOnly = true } = {}) =>
  render(
    <BootstrapProvider initial={bootstrapWith({ user: null })} cached membersOnly={membersOnly}>
      <UserPart placeholder="waiting">
        <Name />
      </UserPart>
    </BootstrapProvider>,
  );

afterEach(() => {
  cleanup();
  document.getElementById("own-data")?.remove();
});

function addOwnData(text: string) {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = "own-data";
  script.textContent = text;
  document.body.append(script);
}

test("the user's data at the end of a cached page is shown at once, without a call", () => {
  const server = fakeServer({});
  addOwnData(JSON.stringify({ ...member, display_name: "</script> Ines" }).replaceAll("<", "\\u003c"));

  show();

  expect(screen.getByText("</script> Ines")).toBeTruthy();
  expect(server.calls).toEqual([]);
});

test("without data at the end of the page, the user is loaded, and the placeholder is shown meanwhile", async () => {
  fakeServer({ "GET /api/v1/bootstrap-data": () => ({ data: bootstrapWith({ user: member }) }) });

  show();

  expect(screen.getByText("waiting")).toBeTruthy();
  await waitFor(() => expect(screen.getByText("Ines Morel")).toBeTruthy());
});

test("on a public page, a guest sees the placeholder, and no call is made", () => {
  const server = fakeServer({});

  show({ membersOnly: false });

  expect(screen.getByText("waiting")).toBeTruthy();
  expect(server.calls).toEqual([]);
});
