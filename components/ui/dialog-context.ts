"use client";

import { createContext } from "react";

type Context = { isOpen: boolean; opener: HTMLElement | null; close: () => void };

/** What `DialogHost` passes to the `<Dialog>` it shows. Null for a dialog that a page renders itself. */
export const DialogContext = createContext<Context | null>(null);
