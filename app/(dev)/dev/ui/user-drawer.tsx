"use client";

import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import type { DialogProps } from "@/components/ui/dialog-store";
import { Drawer } from "@/components/ui/drawer";
import { Tabs } from "@/components/ui/tabs";

export function UserDrawer({ name, close }: { name: string } & DialogProps) {
  return (
    <Drawer
      title={name}
      text="lena@example.org"
      lead={<Avatar name={name} />}
      footer={
        <>
          <Button variant="primary" onClick={() => close()}>
            Save
          </Button>
          <Button variant="ghost" onClick={() => close()}>
            Cancel
          </Button>
        </>
      }
    >
      <Tabs
        label="User"
        look="drawer"
        tabs={[
          { value: "details", label: "Details", content: <Facts /> },
          { value: "sessions", label: "Sessions", count: 3, content: <p>Three devices.</p> },
        ]}
      />
    </Drawer>
  );
}

function Facts() {
  return (
    <dl className="grid grid-cols-[116px_minmax(0,1fr)] gap-x-3 gap-y-[9px] text-control [&_dt]:text-muted">
      <dt>Joined</dt>
      <dd>2 Oct 2025</dd>
      <dt>Plan</dt>
      <dd>Practice</dd>
    </dl>
  );
}
