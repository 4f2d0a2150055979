import filler from "../filler.json";

/** A static page. The filler makes it as long as the page it is compared with. */
export default function Page() {
  return <main>{filler.text}</main>;
}
