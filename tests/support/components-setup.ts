import { configure } from "@testing-library/dom";
import { matchMedia } from "./system-mode";

// On a busy machine, lazily loaded code can take longer than one second, the library's default timeout.
configure({ asyncUtilTimeout: 10_000 });

/** Replaces `EventSource`, which jsdom does not have. Never delivers an event. */
class SilentEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  onerror = null;

  close() {
    this.readyState = SilentEventSource.CLOSED;
  }
}

Object.assign(window, { matchMedia, EventSource: SilentEventSource });

// React warns about elements that jsdom does not know, such as <search>.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: Element) {
    return this.localName === "search" ? "HTMLElement" : "HTMLUnknownElement";
  },
});
