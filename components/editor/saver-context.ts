"use client";

import { createContext } from "react";
import type { Saver } from "@/lib/editor/saver";

/** The saver of the project that is being edited. Null until the engine has started. */
export const SaverContext = createContext<Saver | null>(null);
