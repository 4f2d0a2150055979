const SVG_PROPS = { viewBox: "0 0 680 660", fill: "none", stroke: "currentColor", strokeWidth: 1.25 };

/** The drawing beside the forms of the guest screens: the base of an architectural column. */
export function ColumnDrawing() {
  return (
    <svg className="-mb-px w-[min(92%,660px)] overflow-visible" {...SVG_PROPS} aria-hidden="true">
      <path
        d="M208 -1600V232M236 -1600V232M267 -1600V232M300 -1600V232M333 -1600V232M364 -1600V232M392 -1600V232"
        opacity=".5"
      />
      <path d="M184 250H416M158 268H442M158 282H442M150 322H450M150 334H450M138 378H462M130 392H470M118 440H482M86 452H514M62 524H538M30 574H570M-20 640H620" />
      <path d="M416 -1600L416 250L422 262L442 268L442 282A20 20 0 0 1 442 322L450 322L450 334Q418 356 462 378L462 392L470 392A24 24 0 0 1 470 440L482 440L482 452L514 452L514 524L538 524L538 574L570 574L570 640" />
      <path d="M184 -1600L184 250L178 262L158 268L158 282A20 20 0 0 0 158 322L150 322L150 334Q182 356 138 378L138 392L130 392A24 24 0 0 0 130 440L118 440L118 452L86 452L86 524L62 524L62 574L30 574L30 640" />
      <path d="M300 -1600V650" strokeDasharray="14 5 2 5" opacity=".45" />
      <DimensionLine letter="a" from={250} to={452} />
      <DimensionLine letter="b" from={452} to={524} />
      <DimensionLine letter="c" from={524} to={640} />
    </svg>
  );
}

function DimensionLine({ letter, from, to }: { letter: string; from: number; to: number }) {
  return (
    <>
      <path d={`M600 ${from}V${to}M592 ${from}h16M592 ${to}h16M540 ${from}H580`} opacity=".55" />
      <text x="616" y={(from + to) / 2 + 5} fontSize="15" fill="currentColor" stroke="none" opacity=".8">
        {letter}
      </text>
    </>
  );
}
