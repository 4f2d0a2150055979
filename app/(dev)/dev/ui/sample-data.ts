import type { ListOption } from "@/components/ui/list-option";

export const SITES: ListOption[] = [
  { value: "pottery", label: "Pottery studio" },
  { value: "walking", label: "Walking club" },
  { value: "drawings", label: "Drawings" },
  { value: "supper", label: "Spring supper", disabled: true },
];

export const ZONES: ListOption[] = Intl.supportedValuesOf("timeZone").map((zone) => ({
  value: zone,
  label: zone,
  group: zone.split("/")[0] ?? zone,
}));
