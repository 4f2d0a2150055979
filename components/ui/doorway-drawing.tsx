/** The drawing on the 404 screen. */
export function DoorwayDrawing() {
  return (
    <svg
      className="w-[min(100%,360px)]"
      viewBox="0 0 360 420"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M0 400.5h360M20.5 400V384.5h319V400M40.5 384V368.5h279V384M60.5 368V40.5h239V368M76.5 368V56.5h207V368M96.5 368V76.5h167V368M44.5 40.5h271M52.5 28.5h255M52.5 28.5l-8 12M307.5 28.5l8 12" />
      <path className="fill-text" stroke="none" d="M110 90h140v278H110z" />
      <path d="M96.5 76.5L110 90M263.5 76.5L250 90" />
    </svg>
  );
}
