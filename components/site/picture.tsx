import { Illustration } from "@/components/illustrations/illustration";
import { illustrationOf, isIllustrationReference } from "@/components/illustrations/names";

type Props = { image: string; className?: string };

/** A picture from the settings: one of our illustrations, or the admin's own image. Decorative, so without alt text. */
export function Picture({ image, className }: Props) {
  const name = illustrationOf(image);
  if (name === "editor")
    return (
      <div className="overflow-hidden">
        <Illustration name={name} />
      </div>
    );
  if (name) return <Illustration name={name} />;
  if (image === "" || isIllustrationReference(image)) return null;
  // biome-ignore lint/performance/noImgElement: the picture may be on any host, which next/image does not allow
  return <img src={image} alt="" loading="lazy" decoding="async" className={className} />;
}
