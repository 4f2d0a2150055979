"use client";

import { useT } from "@/components/i18n/use-t";
import { RestrictionFields } from "@/components/permissions/restriction-fields";
import { Checkbox } from "@/components/ui/checkbox";
import { type Grant, PERMISSIONS, type Permission } from "@/lib/permissions/permissions";

type Props = {
  label: string;
  names: readonly Permission[];
  grants: readonly Grant[];
  /** Whether the admin may grant this permission: the admin has it, or it was already granted when the form opened. */
  canGrant: (name: Permission) => boolean;
  onChange: (grant: Grant, isOn: boolean) => void;
};

/** The permissions for one noun, such as roles. */
export function PermissionGroup({ label, names, grants, canGrant, onChange }: Props) {
  const t = useT();
  return (
    <fieldset className="grid gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[180px_minmax(0,1fr)]">
      {/* a legend is not part of the grid layout */}
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="text-control font-semibold">
        {label}
      </span>
      <div className="grid content-start gap-x-6 gap-y-3 md:grid-cols-2">
        {names.map((name) => {
          const grant = grants.find((candidate) => candidate.name === name);
          return (
            <div key={name} className="grid content-start gap-2">
              <Checkbox
                label={
                  <>
                    {t(PERMISSIONS[name])} <code className="text-muted">{name}</code>
                  </>
                }
                checked={grant !== undefined}
                disabled={!canGrant(name)}
                onChange={({ target }) => onChange({ name, restrictions: [] }, target.checked)}
              />
              {grant && <RestrictionFields grant={grant} onChange={(changedGrant) => onChange(changedGrant, true)} />}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
