"use client";

import Ellipsis from "lucide-react/icons/ellipsis";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-variants";
import { CopyButton } from "@/components/ui/copy-button";
import { Icon } from "@/components/ui/icon";
import { Part } from "./part";

type Variant = NonNullable<ButtonLook["variant"]>;

const LABELS: Partial<Record<Variant, string>> = {
  primary: "Publish",
  secondary: "Preview",
  ghost: "Cancel",
  danger: "Delete project",
  "danger-solid": "Delete forever",
};

export function Buttons() {
  const [pending, setPending] = useState(false);

  return (
    <Part title="Buttons">
      <div className="grid content-start gap-4">
        {Object.entries(LABELS).map(([variant, label]) => (
          <Row key={variant} variant={variant as Variant} label={label} />
        ))}
        <div className="flex flex-wrap items-center gap-2">
          <Button size="s">Small</Button>
          <Button>Normal</Button>
          <Button size="l">Large</Button>
          <Button icon aria-label="More">
            <Icon of={Ellipsis} />
          </Button>
          <Button size="s" icon aria-label="More">
            <Icon of={Ellipsis} />
          </Button>
          <Button variant="primary">
            <Icon of={Plus} />
            New project
          </Button>
          <CopyButton text="plt_4kq9_Zr7mVd2" />
          <Button variant="primary" pending={pending} pendingLabel="Saving" onClick={() => setPending(true)}>
            Save
          </Button>
          <Button variant="ghost" onClick={() => setPending(false)}>
            Reset
          </Button>
        </div>
      </div>
    </Part>
  );
}

function Row({ variant, label }: { variant: Variant; label: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant={variant}>{label}</Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
      <Button variant={variant} pending pendingLabel="Saving">
        Save
      </Button>
      <Button variant={variant} pending>
        Continue
      </Button>
    </div>
  );
}
