import * as z from "zod";
import { ROW_VERBS, type RowNoun, type RowVerb } from "@/lib/ownership/policy";

/** The field `may` of a row. */
export const mayWire = <Noun extends RowNoun>(noun: Noun) =>
  z
    .array(z.enum(ROW_VERBS[noun] as readonly [RowVerb<Noun>, ...RowVerb<Noun>[]]))
    .meta({ description: "What the caller may do with it." });
