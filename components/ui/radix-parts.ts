// The only file that imports Radix's internal parts, as docs/decisions/013-radix-parts.md explains.
// biome-ignore lint/performance/noBarrelFile: an adapter, so that a change in Radix affects only this file
export { DismissableLayer, Menu, Popper } from "radix-ui/internal";
