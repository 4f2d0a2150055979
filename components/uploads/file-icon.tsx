import FileGeneric from "lucide-react/icons/file";
import FileArchive from "lucide-react/icons/file-archive";
import FileAudio from "lucide-react/icons/file-audio";
import FileImage from "lucide-react/icons/file-image";
import FileText from "lucide-react/icons/file-text";
import FileVideo from "lucide-react/icons/file-video";
import { Icon } from "@/components/ui/icon";

const KINDS = [
  [/^image\//, FileImage],
  [/^video\//, FileVideo],
  [/^audio\//, FileAudio],
  [/^text\/|pdf$/, FileText],
  [/zip|tar|compressed/, FileArchive],
] as const;

/** The icon for a file's MIME type. */
export function FileIcon({ mime }: { mime: string }) {
  const [, icon] = KINDS.find(([pattern]) => pattern.test(mime)) ?? [null, FileGeneric];
  return <Icon of={icon} />;
}
