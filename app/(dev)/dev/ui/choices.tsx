"use client";

import Grid2x2 from "lucide-react/icons/grid-2x2";
import List from "lucide-react/icons/list";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Radio } from "@/components/ui/radio";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import { Part } from "./part";

export function Choices() {
  const [view, setView] = useState<"grid" | "list">("grid");
  const [cycle, setCycle] = useState<"year" | "month">("year");

  return (
    <Part title="Choices">
      <div className="flex flex-wrap items-center gap-4">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultChecked />
        <Checkbox label="Some" mixed />
        <Checkbox label="Not available" disabled />
        <Checkbox label="Always on" disabled defaultChecked />
        <Radio name="size" label="Small" />
        <Radio name="size" label="Large" defaultChecked />
        <Switch label="Off" />
        <Switch label="On" defaultChecked />
        <Switch label="Not available" disabled />
        <Segmented
          label="View"
          iconsOnly
          value={view}
          onChange={setView}
          options={[
            { value: "grid", label: "Grid", icon: Grid2x2 },
            { value: "list", label: "List", icon: List },
          ]}
        />
        <Segmented
          label="Billing cycle"
          large
          value={cycle}
          onChange={setCycle}
          options={[
            { value: "year", label: "Annual" },
            { value: "month", label: "Monthly" },
          ]}
        />
      </div>
    </Part>
  );
}
