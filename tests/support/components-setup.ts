import { configure } from "@testing-library/dom";
import { matchMedia } from "./system-mode";

// On a busy machine, lazily loaded code takes longer than the library's default second.
configure({ asyncUtilTimeout: 10_000 });

Object.assign(window, { matchMedia });
