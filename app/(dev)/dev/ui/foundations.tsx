import type { CSSProperties } from "react";
import { Part } from "./part";

const COLOURS = {
  bg: "Page",
  surface: "Sidebars",
  raised: "Cards, fields",
  line: "Hairlines",
  text: "Text",
  muted: "Secondary text",
  accent: "Accent",
  danger: "Errors, deletion",
  success: "Success",
  warning: "Warning",
};

export function Foundations() {
  return (
    <>
      <Part title="Colour">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(118px,1fr))] gap-3 text-tiny">
          {Object.entries(COLOURS).map(([name, role]) => (
            <div key={name} className="overflow-hidden rounded-md border border-line">
              <div className="h-13 bg-(--colour)" style={{ "--colour": `var(--${name})` } as CSSProperties} />
              <div className="border-t border-line bg-raised px-[9px] py-[7px]">
                <b className="font-semibold">{name}</b>
                <br />
                {role}
              </div>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Type">
        <div className="grid content-start gap-4">
          <p className="type-hero">Solid ground</p>
          <p className="type-display font-semibold">Page title, marketing</p>
          <p className="type-title font-semibold">Page title, application</p>
          <p className="type-section font-semibold">Section title</p>
          <p className="type-item font-semibold">Row title</p>
          <p className="text-lead text-muted">Lead: one or two sentences under a title.</p>
          <p>
            Body: what you read. Numbers line up: <span>1,024.00</span>.{" "}
            <a className="link" href="#main">
              A link in text
            </a>
          </p>
          <p className="text-small text-muted">Small: second lines, captions, table heads.</p>
          <p lang="ar" dir="rtl" className="type-title font-semibold">
            إعدادات الحساب
          </p>
        </div>
      </Part>
    </>
  );
}
