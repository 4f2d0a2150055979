import type { CallOptions } from "./api";

/** The user whose rows the callers of a test must not reach. */
export type Victim = {
  owner: { id: number };
  workspace: { id: number };
  /** Options for creating rows. Without `workspace`, the rows are personal. `name` is `uniqueName`. */
  rowOptions: { owner: { id: number }; workspace?: { id: number }; name: string };
  /** A name that only the user's rows have. */
  uniqueName: string;
};

type Params = Record<string, string | number>;

/** Rows of a user, which other users must not reach. */
export type UserRows<Ids extends Params = Params> = {
  /** Creates the rows. Returns the path parameters of the calls about them. */
  create(victim: Victim): Promise<Ids>;
  /** Reads the state of the rows, which the calls of other users must not change. */
  readState?(ids: Ids, victim: Victim): Promise<unknown>;
  /** Options for calls that need a body. A key is a call, such as "PUT /api/v1/projects/{projectId}/document". */
  callOptions?: Readonly<Record<string, (ids: Ids, victim: Victim) => CallOptions | Promise<CallOptions>>>;
  /** Whether workspaces can contain the rows, so that the roles of members decide who reaches them. */
  isContent?: boolean;
};

/** Makes calls with the token of an admin, and returns their JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests read JSON of many shapes
export type ScriptApi = Record<"get" | "post", (path: string, body?: unknown) => Promise<any>>;
/** The body of the call that creates a row, and the body of the call that changes it. */
export type ScriptSample = { body: Record<string, unknown>; change: Record<string, unknown> };

/** What the tests of all calls need to know about a noun: a kind of thing that the API handles, such as projects. */
export type Sample<Ids extends Params = Params> = {
  /** The path of the noun's calls, without "/api/v1/". By default the name of the sample's file. */
  path?: string;
  /**
   * For a noun whose rows a token can list and create, and that can be deleted. Returns the bodies that a script sends,
   * and creates the rows to which these bodies refer.
   */
  scriptInput?(api: ScriptApi): ScriptSample | Promise<ScriptSample>;
  /** "installation": the rows belong to no user. */
  rows: "installation" | UserRows<Ids>;
};

/** Lets TypeScript infer the types of a sample's path parameters. */
export const sampleOf = <Ids extends Params>(sample: Sample<Ids>): Sample => sample as Sample;
