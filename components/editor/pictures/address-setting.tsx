"use client";

import Image from "lucide-react/icons/image";
import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** The field for the address. */
  children: ReactNode;
  onChoose: () => void;
};

/** A field for the address of a picture, with a button that opens the picture picker. */
export function AddressSetting({ children, onChoose }: Props) {
  const t = useT();
  return (
    <div className="grid justify-items-stretch gap-2">
      {children}
      <Button size="s" className="justify-self-start" onClick={onChoose}>
        <Icon of={Image} />
        {t("Choose a picture")}
      </Button>
    </div>
  );
}
