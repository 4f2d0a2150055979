/** Three vessels on a shelf. The drawings are in `public/pottery.svg`, so that no script contains them. */
export function KilnRowPots() {
  return (
    <svg viewBox="0 0 360 300" aria-hidden="true">
      <use href="/pottery.svg#shelf" />
    </svg>
  );
}

/** One vessel in front of a backdrop. */
export function KilnRowPot({ pot }: { pot: "bowl" | "mug" | "vase" }) {
  return (
    <svg viewBox="0 0 120 70" aria-hidden="true">
      <use href={`/pottery.svg#${pot}`} />
    </svg>
  );
}
