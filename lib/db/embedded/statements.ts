// Finds the statements that must not run in a session shared by many connections, and the channels of LISTEN and
// UNLISTEN.

// Strings (E'…', '…' and $$…$$) and comments match as `hidden`, because they may contain text that looks like SQL.
// Quoted names do not, because the channel of a LISTEN may be one.
const PIECES =
  /(?<hidden>(?<![\w\u0080-\uffff])[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|\$(?<tag>[A-Za-z_]\w*)?\$[\s\S]*?\$\k<tag>\$|--[^\n]*|\/\*[\s\S]*?\*\/)|(?<quoted>"(?:[^"]|"")*")|(?<end>;)|[^'"$;/eE-]+|[\s\S]/g;

// Most statements have none of these words and need no parsing.
const NEEDS_PARSING =
  /\b(?:copy|set|reset|discard|deallocate|prepare|temp|temporary|listen|unlisten|set_config|pg_(?:try_)?advisory\w*)\b/i;

const ONE_SESSION = "The embedded database has one session for all connections, so";
const NO_TEMPORARY_TABLES = `${ONE_SESSION} temporary tables are not supported.`;
/** Whether no `true` comes after the last call of `set_config`. */
const CONFIG_WITHOUT_TRUE = {
  test(statement: string): boolean {
    const calls = statement.split(/\bset_config\b/i).slice(1);
    return calls.length > 0 && !/,\s*true\s*\)/i.test(calls.at(-1) ?? "");
  },
};
const REFUSALS: [Pick<RegExp, "test">, string][] = [
  [/^copy\b[\s\S]*\bfrom\s+stdin\b/i, "COPY FROM STDIN is not supported by the embedded database. Use INSERT."],
  [/^set\s+(?!local\b|transaction\b|constraints\b)/i, `${ONE_SESSION} SET works only as SET LOCAL, in a transaction.`],
  [/^(?:reset|discard|deallocate)\b/i, `${ONE_SESSION} RESET, DISCARD and DEALLOCATE are not supported.`],
  [
    /^prepare\s+(?!transaction\b)/i,
    `${ONE_SESSION} PREPARE is not supported. Name the statement in the protocol instead.`,
  ],
  [CONFIG_WITHOUT_TRUE, `${ONE_SESSION} set_config needs true as its last argument.`],
  [/\bset_config\s*\([^()]*,\s*false\s*\)/i, `${ONE_SESSION} set_config needs true as its last argument.`],
  [/^create\s+(?:(?:local|global)\s+)?temp(?:orary)?\b/i, NO_TEMPORARY_TABLES],
  [/^(?:select|with)\b[\s\S]*\binto\s+(?:(?:local|global)\s+)?temp(?:orary)?\s/i, NO_TEMPORARY_TABLES],
  [
    /\bpg_(?:try_)?advisory_(?:un)?lock(?:_shared|_all)?\s*\(/i,
    `${ONE_SESSION} only advisory locks of a transaction (pg_advisory_xact_lock) are supported.`,
  ],
];

const LISTEN_STATEMENT = /^(listen|unlisten)\s+(\*|"(?:[^"]|"")+"|[^\s"]+)$/i;

/** Splits SQL into statements. Removes comments and empties every string. */
export function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let current = "";
  for (const { 0: piece, groups } of sql.matchAll(PIECES)) {
    if (groups?.end) {
      statements.push(current.trim());
      current = "";
    } else current += groups?.hidden ? replaceHidden(piece) : piece;
  }
  return [...statements, current.trim()].filter(Boolean);
}

const replaceHidden = (piece: string) => (piece.startsWith("--") || piece.startsWith("/*") ? " " : "''");

export type SessionEffects = {
  /** Why the statements cannot run here. Undefined if they can. */
  refusal?: string;
  /** The channels that the statements subscribe to. */
  listen: string[];
  /** The channels that the statements unsubscribe from. "*" means all. */
  unlisten: string[];
};

const NO_EFFECTS: SessionEffects = { listen: [], unlisten: [] };

/** Returns how SQL would affect the shared session: why it is refused, or which channels it listens to or leaves. */
export function readStatements(sql: string): SessionEffects {
  if (!NEEDS_PARSING.test(sql)) return NO_EFFECTS;
  const statements = statementsOf(sql);
  for (const statement of statements) {
    const [, refusal] = REFUSALS.find(([pattern]) => pattern.test(statement)) ?? [];
    if (refusal) return { refusal, listen: [], unlisten: [] };
  }
  return readChannels(statements);
}

function readChannels(statements: string[]): SessionEffects {
  const effects: SessionEffects = { listen: [], unlisten: [] };
  for (const statement of statements) {
    const [, verb, name] = LISTEN_STATEMENT.exec(statement) ?? [];
    if (!verb || !name) continue;
    const channels = verb.toLowerCase() === "listen" ? effects.listen : effects.unlisten;
    channels.push(parseIdentifier(name));
  }
  if (effects.unlisten.length > 0 && effects.unlisten.length < statements.length) {
    return { refusal: `${ONE_SESSION} UNLISTEN cannot share a query with other statements.`, listen: [], unlisten: [] };
  }
  return effects;
}

/** Reads a name as Postgres does: removes the quotes of a quoted name, and lower-cases any other. */
function parseIdentifier(name: string): string {
  return name.startsWith('"') ? name.slice(1, -1).replaceAll('""', '"') : name.toLowerCase();
}
