// The only file that imports Radix's low-level parts: docs/decisions/013-radix-parts.md.
// biome-ignore lint/performance/noBarrelFile: an adapter, so that a change of Radix affects only this file
export { DismissableLayer, Menu, Popper } from "radix-ui/internal";
