"use client";

import { useEffect, useState } from "react";
import { Segmented } from "@/components/ui/segmented";
import { Buttons } from "./buttons";
import { Choices } from "./choices";
import { Fields } from "./fields";
import { Foundations } from "./foundations";
import { OtherComponents } from "./other-components";
import { Overlays } from "./overlays";
import { SampleForm } from "./sample-form";
import { Tables } from "./tables";

/** The basic components, with switches for the theme and the text direction. */
export function Showcase() {
  const [theme, setTheme] = useState("light");
  const [dir, setDir] = useState("ltr");

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = dir;
  }, [theme, dir]);

  return (
    <main id="main" className="page-width py-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5 border-b-3 border-plinth pb-4.5">
        <div>
          <h1 className="type-display">Components</h1>
          <p className="mt-1 text-muted">Basic components in their states. Built from the sixteen values of a theme.</p>
        </div>
        <div className="flex gap-2">
          <Segmented label="Theme" value={theme} onChange={setTheme} options={asOptions(["light", "dark"])} />
          <Segmented label="Direction" value={dir} onChange={setDir} options={asOptions(["ltr", "rtl"])} />
        </div>
      </div>
      <Foundations />
      <Buttons />
      <Fields />
      <Choices />
      <SampleForm />
      <Overlays />
      <OtherComponents />
      <Tables />
    </main>
  );
}

function asOptions(values: string[]) {
  return values.map((value) => ({ value, label: value }));
}
