/** Whether the request has a session cookie, valid or not. Only the app can check whether the cookie is valid. */
export const hasSessionCookie = (header: string | undefined) =>
  header !== undefined && /(?:^|;)\s*(?:__Host-)?session=/.test(header);
