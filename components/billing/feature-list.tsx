import { NamedIcon } from "@/components/ui/named-icon";

/** What a plan offers, in the words of the admin. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid content-start gap-2 text-control *:flex *:gap-2.5">
      {features.map((feature) => (
        <li key={feature}>
          <NamedIcon name="check" className="mt-0.5 shrink-0 text-muted" />
          <bdi>{feature}</bdi>
        </li>
      ))}
    </ul>
  );
}
