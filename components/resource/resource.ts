import type { ComponentType } from "react";
import type { Control, DefaultValues, FieldValues } from "react-hook-form";
import type { SchemaLoader } from "@/components/form/lazy-resolver";
import type { ResourceClient } from "@/lib/http/resource-client";
import type { Line } from "@/lib/i18n/line";
import type { Permission } from "@/lib/permissions/permissions";

/** A noun that has a `create` permission, such as "roles". Every such noun also has `update` and `delete`. */
type ManagedNoun = Permission extends infer P ? (P extends `${infer Noun}.create` ? Noun : never) : never;

/** What the screens of a resource share. The screens translate the texts. */
export type Resource<Row extends { id: number }, Input extends FieldValues> = {
  client: ResourceClient<Row, Input>;
  /** The noun whose create, update and delete permissions allow New, Edit and Delete. */
  permissionNoun: ManagedNoun;
  /** The path of the list, such as `/admin/roles`. New rows are at `<path>/new`, existing ones at `<path>/<id>`. */
  path: string;
  rowName: (row: Row) => string;
  /** Why the row cannot be deleted. Undefined if it can be deleted. */
  undeletableReason?: (row: Row) => Line | undefined;
  /** Whether the server requires a confirmed password to delete rows. */
  needsPasswordToDelete?: boolean;
  /** Whether the API offers the list as a CSV file. The screen then links to the file. */
  hasCsv?: boolean;
  texts: ResourceTexts;
};

export type ResourceTexts = {
  /** "Roles" */
  title: Line;
  /** "Search roles" */
  search: Line;
  /** "New role" */
  create: Line;
  created: Line;
  saved: Line;
  /** "Delete role" */
  delete: Line;
  /** With a plural form for `count`. */
  deleted: Line;
  /** What happens if the rows are deleted, for the confirmation. With a plural form for `count`. */
  consequence: Line;
  /** Replaces a table that has no rows yet. */
  empty: Line;
};

/** The form of a resource. It has the same fields for a new row and for an existing one. */
export type ResourceFields<Row extends { id: number }, Input extends FieldValues> = {
  schema: SchemaLoader<Input>;
  blank: DefaultValues<Input>;
  valuesOf: (row: Row) => DefaultValues<Input>;
  Fields: ComponentType<FieldsProps<Row, Input>>;
};

export type FieldsProps<Row, Input extends FieldValues> = {
  control: Control<Input, unknown, Input>;
  /** The row to change, or null for a new one. */
  row: Row | null;
};

export const newPath = ({ path }: { path: string }) => `${path}/new`;
export const rowPath = ({ path }: { path: string }, { id }: { id: number }) => `${path}/${id}`;
