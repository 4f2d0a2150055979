"use client";

import { createContext, use } from "react";
import type { ProjectJson } from "@/lib/projects/schema";
import type { UploadSettings } from "@/lib/uploads/sending/upload-settings";

export const ProjectContext = createContext<ProjectJson | null>(null);

/** The project that is being edited. */
export function useProject(): ProjectJson {
  const project = use(ProjectContext);
  if (!project) throw new Error("useProject needs a ProjectContext above it.");
  return project;
}

export const UploadSettingsContext = createContext<UploadSettings | null>(null);

/** How pictures are uploaded. */
export function useUploadSettings(): UploadSettings {
  const settings = use(UploadSettingsContext);
  if (!settings) throw new Error("useUploadSettings needs an UploadSettingsContext above it.");
  return settings;
}
