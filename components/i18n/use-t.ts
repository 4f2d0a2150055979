"use client";

import { use } from "react";
import { I18nContext } from "@/components/i18n/i18n-provider";
import type { T } from "@/lib/i18n/create-t";

/** `const t = useT(); t("Welcome, :name.", { name })`. The sentence must be a literal or be marked with `line()`. */
export const useT = (): T => use(I18nContext).t;
