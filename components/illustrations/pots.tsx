/** Three vessels on a shelf. The drawings are in `public/pottery.svg`, so that they are not part of the JavaScript. */
export function PotteryShelf() {
  return (
    <svg viewBox="0 0 360 300" aria-hidden="true">
      <use href="/pottery.svg#shelf" />
    </svg>
  );
}

/** One vessel in front of a backdrop. */
export function PotteryVessel({ pot }: { pot: "bowl" | "mug" | "vase" }) {
  return (
    <svg viewBox="0 0 120 70" aria-hidden="true">
      <use href={`/pottery.svg#${pot}`} />
    </svg>
  );
}
