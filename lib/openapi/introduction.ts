/** What holds for every call, as the first page of the document says it. */
export const INTRODUCTION = `
Everything that the screens do goes through these calls, and a program can make most of them with a token.

## Your first call

Make a token in the account settings, under "API access tokens", and send it with each call:

\`\`\`sh
curl -H "Authorization: Bearer $TOKEN" -H "Accept: application/json" $URL/api/v1/access-tokens
\`\`\`

A token acts as its owner, within the abilities it was given. It cannot create or delete tokens, change the password, the email or
two-factor authentication, end sessions, confirm a password, connect services or delete the account: these answer 403 \`forbidden\`.

## Answers

A success is 200, 201 for something created or 202 for work begun, and its JSON has \`status: "success"\` beside what was asked for.
A list comes as \`pagination\` with \`data\`, \`current_page\`, \`per_page\`, \`last_page\`, \`from\`, \`to\` and \`total\`; it takes \`page\`,
\`perPage\` (1 to 100), \`query\`, \`orderBy\` and \`orderDir\`. Names are snake_case, but for a few that are older than this rule. Times are
ISO 8601 in UTC.

A refusal has a \`code\` for programs, a \`message\` for people and \`errors\`, which maps a field to its messages. An address where no call lives
is 404 and a method that a call does not have is 405, with \`Allow\`. Unknown fields are refused (422).

## Limits

600 calls a minute for a user or a token, 300 for an address that nobody is signed in at; some calls have limits of their own. Beyond
them the answer is 429 with \`Retry-After\` in seconds. A JSON body has at most 1 MB unless a call says otherwise.

## Browsers

A browser is known by the cookie of its session. What may change something then needs the header \`X-XSRF-TOKEN\` with the value of the
cookie \`XSRF-TOKEN\` and has to come from this site, else it is 419. A call that carries a token never reads the cookie and needs no such
header. PUT, PATCH and DELETE may be sent as a POST with \`_method\` in the query or the header \`X-HTTP-Method-Override\`.
`.trim();
