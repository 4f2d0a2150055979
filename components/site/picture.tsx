import { Illustration } from "@/components/illustrations/illustration";
import { illustrationOf, namesIllustration } from "@/components/illustrations/names";

type Props = { image: string; className?: string };

/** A setting's picture: one of our drawings or the admin's own. It repeats what the text beside it says, so it is silent. */
export function Picture({ image, className }: Props) {
  const name = illustrationOf(image);
  if (name === "editor")
    return (
      <div className="overflow-hidden">
        <Illustration name={name} />
      </div>
    );
  if (name) return <Illustration name={name} />;
  if (image === "" || namesIllustration(image)) return null;
  // biome-ignore lint/performance/noImgElement: the admin's address may be of any host, which next/image would have to be told
  return <img src={image} alt="" loading="lazy" decoding="async" className={className} />;
}
