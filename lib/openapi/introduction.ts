/** What applies to every call, as Markdown: the first page of the document. */
export const INTRODUCTION = `
The user interface does everything through these calls, and a program can make most of them with a token.

## Your first call

Create a token in the account settings, under "API access tokens", and send it with each call:

\`\`\`sh
curl -H "Authorization: Bearer $TOKEN" -H "Accept: application/json" $URL/api/v1/access-tokens
\`\`\`

A token acts as its owner, within the abilities it was given. With a token, calls that grant or revoke access to the
account return 403 \`forbidden\`. These include calls that create or delete tokens, change the password, the email or
two-factor authentication, end sessions, connect or disconnect services, or delete the account. A token with chosen
abilities also cannot export all data or change what its owner pays.

## Responses

A success is 200, 201 for something created or 202 for work that has begun. Its JSON has \`status: "success"\` beside the
data. A list is a \`pagination\` with \`data\`, \`current_page\`, \`per_page\`, \`last_page\`, \`from\`, \`to\` and \`total\`. Its
parameters are \`page\` and \`perPage\` (1 to 100) and, for most lists, \`query\`, \`orderBy\` and \`orderDir\`. Names are
snake_case, except for a few that are older than this rule. Times are ISO 8601 in UTC.

An error has a \`code\` for programs, a \`message\` for people and \`errors\`, which maps each field to its messages. An unknown
path is 404, and a method that a path does not support is 405 with \`Allow\`. Unknown fields are refused (422).

## Limits

600 calls a minute for each user or token, and 300 for an IP address without a login. Some calls have limits of their own.
Further calls return 429 with \`Retry-After\` in seconds. A JSON body has at most 64 KB unless a call states another limit.

## Browsers

A browser is identified by its session cookie. Every method but GET then needs the header \`X-XSRF-TOKEN\` with the value of
the cookie \`XSRF-TOKEN\`, and must come from a page of this server; otherwise the response is 419. A call with a token
ignores the cookie and does not need the header. PUT, PATCH and DELETE can be sent as a POST with \`_method\` in the query
or the header \`X-HTTP-Method-Override\`.
`.trim();
