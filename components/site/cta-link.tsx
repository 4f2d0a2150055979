import type { HomepageAppearance } from "@/components/site/public-page-props";
import { type ButtonLook, buttonVariants } from "@/components/ui/button-variants";
import { NamedIcon } from "@/components/ui/named-icon";
import type { T } from "@/lib/i18n/create-t";

type Props = ButtonLook & { cta: HomepageAppearance["actions"]["cta1"]; t: T };

/** A call to action from the settings. Renders nothing if its label or its address is missing. */
export function CtaLink({ cta, t, ...look }: Props) {
  if (!cta?.label || !cta.action) return null;
  const { label, action, icon } = cta;
  const isTrailing = icon?.startsWith("arrow-");
  return (
    <a className={buttonVariants({ size: "l", ...look })} href={action}>
      {icon && !isTrailing && <NamedIcon name={icon} />}
      {t(label)}
      {icon && isTrailing && <NamedIcon name={icon} />}
    </a>
  );
}
