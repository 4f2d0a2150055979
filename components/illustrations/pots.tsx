/** The colours of the drawn pottery. They are not theme colours. */
const COLORS = {
  forest: "rgb(45 66 54)",
  rust: "rgb(176 82 44)",
  brick: "rgb(143 63 32)",
  ochre: "rgb(205 162 74)",
  honey: "rgb(181 138 53)",
  sage: "rgb(113 135 122)",
  moss: "rgb(86 107 94)",
  pine: "rgb(74 93 81)",
  sand: "rgb(216 208 187)",
  clay: "rgb(201 184 160)",
  lichen: "rgb(185 194 178)",
  chalk: "rgb(230 224 208)",
};

/** Three vessels on a shelf. */
export function KilnRowPots() {
  return (
    <svg viewBox="0 0 360 300" aria-hidden="true">
      <rect y="246" width="360" height="12" fill={COLORS.forest} />
      <path fill={COLORS.rust} d="M62 246c-34-34-38-96-6-128l-8-28h62l-8 28c32 32 28 94-6 128z" />
      <path fill={COLORS.brick} d="M96 246c34-34 38-96 6-128l8-28H84l6 28c10 40 14 90 0 128z" opacity=".5" />
      <path fill={COLORS.ochre} d="M168 246c-24-16-34-46-36-82h110c-2 36-12 66-36 82z" />
      <path fill={COLORS.honey} d="M206 246c24-16 34-46 36-82h-30c0 36-8 66-24 82z" opacity=".55" />
      <path fill={COLORS.sage} d="M262 246L250 70h64l-12 176z" />
      <path fill={COLORS.moss} d="M302 246l12-176h-20l-6 176z" opacity=".55" />
      <ellipse cx="282" cy="70" rx="32" ry="7" fill={COLORS.pine} />
    </svg>
  );
}

const POTS = {
  bowl: { backdrop: COLORS.sand, glaze: COLORS.forest, shape: "M36 54c-6-6-8-14-8-24h64c0 10-2 18-8 24z" },
  mug: { backdrop: COLORS.clay, glaze: COLORS.brick, shape: "M42 56V22h30v34zM72 28h8c6 0 6 18 0 18h-8z" },
  vase: {
    backdrop: COLORS.lichen,
    glaze: COLORS.chalk,
    shape: "M54 58c-14-12-14-28-2-34l-2-10h20l-2 10c12 6 12 22-2 34z",
  },
};

/** One vessel in front of a backdrop. */
export function KilnRowPot({ pot }: { pot: keyof typeof POTS }) {
  const { backdrop, glaze, shape } = POTS[pot];
  return (
    <svg viewBox="0 0 120 70" aria-hidden="true">
      <rect width="120" height="70" fill={backdrop} />
      <path fill={glaze} d={shape} />
    </svg>
  );
}
