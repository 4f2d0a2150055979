/** A command list measures itself and scrolls, which jsdom does not support. Call it before the tests of a file. */
export function stubListLayout(): void {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
