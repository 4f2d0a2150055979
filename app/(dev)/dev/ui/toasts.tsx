"use client";

import { Button } from "@/components/ui/button";
import { closeToast, toast } from "@/components/ui/toast";
import { Part } from "./part";

export function Toasts() {
  function retry() {
    toast({ message: "Published 6 pages" });
  }

  return (
    <Part title="Toasts">
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => toast({ message: "Updated account details" })}>Positive</Button>
        <Button
          onClick={() =>
            toast({
              message: "There was an issue. Please try again.",
              type: "danger",
              action: { label: "Retry", onPress: retry },
            })
          }
        >
          Danger
        </Button>
        <Button onClick={() => toast({ id: "publish", message: "Publishing 4 of 6 pages", type: "loading" })}>
          Loading
        </Button>
        <Button onClick={() => toast({ id: "publish", message: "Published 6 pages" })}>Same id</Button>
        <Button onClick={() => toast({ message: "At the top", position: "top-right" })}>Top right</Button>
        <Button variant="ghost" onClick={() => closeToast()}>
          Close
        </Button>
      </div>
    </Part>
  );
}
