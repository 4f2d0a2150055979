type Props = {
  /** In pixels; 14 stands beside text. */
  size?: number;
};

/** A turning ring. It is silent: the thing that waits says so itself with `aria-busy` or `role="status"`. */
export function Spinner({ size = 14 }: Props) {
  return <span className="spin" style={{ inlineSize: size, blockSize: size }} aria-hidden="true" />;
}
