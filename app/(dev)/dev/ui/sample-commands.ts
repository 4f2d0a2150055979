import CloudUpload from "lucide-react/icons/cloud-upload";
import Globe from "lucide-react/icons/globe";
import History from "lucide-react/icons/history";
import type { CommandGroup } from "@/components/ui/command-entry";
import { toast } from "@/components/ui/toast";

export function createSampleCommands(): CommandGroup[] {
  return [
    {
      heading: "Actions",
      entries: [
        {
          id: "publish",
          label: "Publish Walking club",
          icon: CloudUpload,
          keys: "Enter",
          run: () => toast({ message: "Published Walking club" }),
        },
      ],
    },
    {
      heading: "Go to",
      entries: [
        { id: "history", label: "Publishing history", icon: History, note: "Pottery studio", href: "#main" },
        { id: "sites", label: "Manage Sites", icon: Globe, keys: "G S", href: "#main" },
      ],
    },
  ];
}
