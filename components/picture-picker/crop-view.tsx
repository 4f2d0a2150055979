"use client";

import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useT } from "@/components/i18n/use-t";
import { CENTRE, type Pixels, type Point } from "@/components/picture-picker/picture-choice";
import { visiblePart } from "@/components/picture-picker/visible-part";

type Props = {
  address: string;
  pixels: Pixels | null;
  /** The width of what is shown of the picture, divided by its height. Null: all of it is shown. */
  frameRatio: number | null;
  focus: Point;
  /** Without it, the focal point cannot be moved. */
  onFocus: ((focus: Point) => void) | undefined;
  onLoad: (pixels: Pixels | null) => void;
  onError: () => void;
};

const STEP_PERCENT = 1;
/** Shift makes the steps of the arrow keys larger. */
const SHIFT_FACTOR = 10;
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The whole picture, with a frame around what the page shows of it, and the point that always stays visible. */
export function CropView({ address, pixels, frameRatio, focus, onFocus, onLoad, onError }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const part = pixels && frameRatio ? visiblePart(pixels.width / pixels.height, frameRatio, focus) : null;

  function moveTo(event: PointerEvent) {
    const box = area.current?.getBoundingClientRect();
    if (!onFocus || !box || event.buttons !== 1) return;
    event.preventDefault();
    const x = ((event.clientX - box.left) / box.width) * 100;
    const y = ((event.clientY - box.top) / box.height) * 100;
    onFocus(within({ x, y }));
  }

  return (
    // pictures are not mirrored in languages that are written from right to left
    <div dir="ltr" className="grid min-h-40 place-items-center overflow-hidden rounded-sm bg-wash-2">
      <div
        ref={area}
        className="relative touch-none overflow-hidden"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={moveTo}
      >
        {/* biome-ignore lint/performance/noImgElement: Next's image optimisation is off */}
        <img
          key={address}
          src={address}
          alt=""
          draggable={false}
          className="block max-h-60 max-w-full"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onLoad(width > 0 && height > 0 ? { width, height } : null)
          }
          onError={onError}
        />
        {part && (
          <span
            className="pointer-events-none absolute shadow-[0_0_0_999px_rgb(15_12_8/0.58)] outline-[1.5px] outline-[#fff]"
            style={{ left: `${part.left}%`, top: `${part.top}%`, width: `${part.width}%`, height: `${part.height}%` }}
          />
        )}
        {onFocus && pixels && <FocalPoint focus={focus} onMove={(next) => onFocus(within(next))} />}
      </div>
    </div>
  );
}

function FocalPoint({ focus, onMove }: { focus: Point; onMove: (focus: Point) => void }) {
  const t = useT();
  function handleKey(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction && event.key !== "Home") return;
    event.preventDefault();
    const step = event.shiftKey ? STEP_PERCENT * SHIFT_FACTOR : STEP_PERCENT;
    onMove(direction ? { x: focus.x + direction.x * step, y: focus.y + direction.y * step } : CENTRE);
  }
  return (
    <button
      type="button"
      aria-label={t("Focal point, :x % across, :y % down", { x: focus.x, y: focus.y })}
      className="absolute size-7.5 -translate-1/2 cursor-move rounded-full border-2 border-[#fff] bg-[rgb(0_0_0/0.2)] shadow-[0_0_0_2px_#1b3fb0,inset_0_0_0_2px_#1b3fb0]"
      style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
      onKeyDown={handleKey}
    />
  );
}

const within = ({ x, y }: Point): Point => ({ x: percent(x), y: percent(y) });
const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
