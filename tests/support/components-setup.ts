import { configure } from "@testing-library/dom";

// Code that a component loads when it is wanted takes longer than the library's second where the machine is busy.
configure({ asyncUtilTimeout: 10_000 });
