import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PanelEdge } from "@/components/editor/panel-edge";
import { I18nProvider } from "@/components/i18n/i18n-provider";

const edges = () => screen.getAllByRole("separator").map((edge) => edge.getAttribute("aria-valuenow"));

beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined; // jsdom lacks this function
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("dir");
});

const renderEdges = () =>
  render(
    <I18nProvider language="en" lines={{}}>
      <PanelEdge side="start" name="Layers" />
      <PanelEdge side="end" name="Selected element" />
    </I18nProvider>,
  );
const edge = (name: string) => screen.getByRole("separator", { name: `Width of the panel: ${name}` });

test("the arrow keys move the edge of each panel, and the browser remembers its width", async () => {
  renderEdges();
  expect(edges()).toEqual(["240", "256"]);

  edge("Layers").focus();
  await userEvent.keyboard("{ArrowRight}");
  edge("Selected element").focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(edges()).toEqual(["260", "296"]);
  cleanup();
  renderEdges();

  expect(edges()).toEqual(["260", "296"]);
});

test("from right to left, the panels grow in the other direction", async () => {
  document.documentElement.dir = "rtl";
  renderEdges();

  edge("Layers").focus();
  await userEvent.keyboard("{ArrowLeft}");
  edge("Selected element").focus();
  await userEvent.keyboard("{ArrowRight}");

  expect(edges()).toEqual(["260", "276"]);
});

test("an edge is dragged within limits, and a double click resets it", () => {
  renderEdges();
  const layers = edge("Layers");
  // jsdom lacks pointer events
  const point = (type: string, init: MouseEventInit) =>
    fireEvent(layers, new MouseEvent(type, { ...init, bubbles: true }));

  point("pointerdown", { clientX: 300 });
  point("pointermove", { clientX: 330 });
  expect(edges()[0]).toBe("270");
  point("pointermove", { clientX: 3000 });
  fireEvent.pointerUp(layers);
  expect(edges()[0]).toBe("480");
  point("pointermove", { clientX: 0 });
  expect(edges()[0]).toBe("480");
  fireEvent.doubleClick(layers);

  expect(edges()[0]).toBe("240");
});
