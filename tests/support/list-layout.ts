/**
 * Stubs `scrollIntoView` and `ResizeObserver`, which the list of a command menu needs and jsdom does not have. Call
 * this before the tests of a file.
 */
export function stubListLayout(): void {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
