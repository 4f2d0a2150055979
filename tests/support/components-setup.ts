import { configure } from "@testing-library/dom";

// On a busy machine, lazily loaded code takes longer than the library's default second.
configure({ asyncUtilTimeout: 10_000 });
