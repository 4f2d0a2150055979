"use client";

import { useBootstrap } from "@/components/bootstrap/bootstrap-provider";
import { Button } from "@/components/ui/button";
import { routes } from "@/lib/routes";

const SERVICES = [
  { id: "google", name: "Google" },
  { id: "facebook", name: "Facebook" },
  { id: "twitter", name: "Twitter" },
  { id: "envato", name: "Envato" },
] as const;

const POPUP_WIDTH = 650;
const POPUP_HEIGHT = 550;

/** A button for each service that is switched on; with none there is nothing here. */
export function SocialButtons({ label }: { label: string }) {
  const { social } = useBootstrap().settings;
  const services = SERVICES.filter(({ id }) => social[id].enable);
  if (services.length === 0) return null;
  return (
    <>
      <div className="or">{label}</div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        {services.map(({ id, name }) => (
          <Button key={id} onClick={() => openPopup(routes.socialLogin(id))}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The service's own login, in a window over the middle of this one. */
function openPopup(path: string) {
  const left = Math.round(window.screenX + (window.outerWidth - POPUP_WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - POPUP_HEIGHT) / 2);
  window.open(path, "social-auth", `width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`);
}
