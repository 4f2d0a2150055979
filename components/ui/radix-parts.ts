// The only file that imports Radix's low-level parts: docs/decisions/013-radix-parts.md.
// biome-ignore lint/performance/noBarrelFile: an adapter for one module, so that a change of Radix is a change here
export { DismissableLayer, Menu, Popper } from "radix-ui/internal";
