"use client";

import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import type { DialogProps } from "@/components/ui/dialog-store";
import { Input } from "@/components/ui/input";
import { Note } from "@/components/ui/note";
import { Select } from "@/components/ui/select";
import { SITES } from "./sample-data";

export function TokenDialog({ name, close }: { name: string } & DialogProps<string>) {
  return (
    <Dialog title={`Token for "${name}"`} closable>
      <div className="mt-3.5 grid gap-4">
        <Note tone="warn">Copy it now. It cannot be shown again after you close this.</Note>
        <div className="flex items-center gap-2">
          <Input className="mono" readOnly value="plt_4kq9_Zr7mVd2..." aria-label="Token" />
          <CopyButton text="plt_4kq9_Zr7mVd2" />
        </div>
        <Select aria-label="Site" options={SITES} value="pottery" onChange={close} />
      </div>
      <DialogActions>
        <Button variant="primary" onClick={() => close("done")}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
