"use client";

import { createContext } from "react";

type Context = { isOpen: boolean; opener: HTMLElement | null; close: () => void };

/** What `DialogHost` tells the `<Dialog>` inside the component it shows; null for a dialog written in a page. */
export const DialogContext = createContext<Context | null>(null);
