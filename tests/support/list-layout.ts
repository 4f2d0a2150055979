/**
 * Stubs what the list of a command menu needs to measure itself and to scroll, because jsdom has neither. Call this
 * before the tests of a file.
 */
export function stubListLayout(): void {
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
