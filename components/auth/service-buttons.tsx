"use client";

import { useSocialLogin } from "@/components/auth/use-social-login";
import { PopupBlockedNote } from "@/components/layout/popup-blocked-note";
import { Button } from "@/components/ui/button";
import { ServiceMark } from "@/components/ui/service-mark";
import { SERVICE_NAMES, type Service } from "@/lib/settings/social-services";
import type { StartOptions } from "@/lib/social/client";

export type SocialButtonsProps = {
  label: string;
  /** Returns the options for the service, or null if the form needs more input. */
  getOptions: () => StartOptions | null;
  /** Called when a second factor is required. If missing, the login page opens instead. */
  onChallenge?: () => void;
  /** What a click on a button implies, such as accepting the policies. */
  hint?: React.ReactNode;
};

type Props = SocialButtonsProps & { services: readonly Service[] };

/** A button for each service. */
export function ServiceButtons({ services, label, getOptions, onChallenge, hint }: Props) {
  const { popup, dialog } = useSocialLogin(onChallenge);
  return (
    <>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3.5 text-muted text-small before:h-px before:bg-line after:h-px after:bg-line">
        {label}
      </div>
      <div className="grid content-start gap-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
          {services.map((service) => (
            <Button
              key={service}
              pending={popup.pending === service}
              onClick={() => {
                const options = getOptions();
                if (options) popup.open(service, options);
              }}
            >
              <ServiceMark service={service} />
              {SERVICE_NAMES[service]}
            </Button>
          ))}
        </div>
        <PopupBlockedNote blocked={popup.blocked} />
        {hint && <p className="text-small text-muted">{hint}</p>}
      </div>
      {dialog}
    </>
  );
}
