import type { ComponentType } from "react";
import type { Control, DefaultValues, FieldValues } from "react-hook-form";
import type { LoadSchema } from "@/components/form/lazy-resolver";
import type { ResourceClient } from "@/lib/http/resource-client";
import type { Permission } from "@/lib/permissions/permissions";

/** A noun that has the four permissions: "roles". */
type ManagedNoun = Permission extends infer P ? (P extends `${infer Noun}.create` ? Noun : never) : never;

/** What the screens of one resource share. English texts are marked with `line()`; the screens translate them. */
export type Resource<Row extends { id: number }, Input extends FieldValues> = {
  client: ResourceClient<Row, Input>;
  /** Holders of its create, update and delete see New, Edit and Delete. */
  permission: ManagedNoun;
  /** The list's address. A new row is made at `/new` below it, and a row has its id there. */
  path: string;
  rowName: (row: Row) => string;
  /** Why a row cannot be deleted, if so. */
  keepReason?: (row: Row) => string | undefined;
  texts: ResourceTexts;
};

export type ResourceTexts = {
  /** "Roles" */
  title: string;
  /** "Search roles" */
  search: string;
  /** "New role" */
  create: string;
  created: string;
  saved: string;
  /** "Delete role" */
  delete: string;
  deleted: string;
  /** What follows from a deletion. */
  consequence: string;
  /** Above the table that has no rows yet. */
  empty: string;
};

/** The form of a resource: the same fields create a row and change one. */
export type ResourceFields<Row extends { id: number }, Input extends FieldValues> = {
  schema: LoadSchema<Input>;
  blank: DefaultValues<Input>;
  valuesOf: (row: Row) => DefaultValues<Input>;
  Fields: ComponentType<FieldsProps<Row, Input>>;
};

export type FieldsProps<Row, Input extends FieldValues> = {
  control: Control<Input, unknown, Input>;
  /** The row that is changed; null while a new one is made. */
  row: Row | null;
};

export const newPath = ({ path }: { path: string }) => `${path}/new`;
export const rowPath = ({ path }: { path: string }, { id }: { id: number }) => `${path}/${id}`;
