const text = (description: string) => ({ media: "text/plain", description });

/**
 * Every call of the tus protocol except OPTIONS can return this refusal. The refusals that tus defines are plain text;
 * all others are JSON.
 */
export const TUS_REFUSALS = { 412: text("`Tus-Resumable: 1.0.0` is missing.") };

/** The refusals of the tus calls that receive bytes of a file. */
export const TUS_BODY_REFUSALS = {
  ...TUS_REFUSALS,
  400: text("A tus header is invalid."),
  413: text("The body would make the upload longer than `Upload-Length`."),
  460: text("The bytes do not match `Upload-Checksum`."),
};

/** The refusals of the calls that ask for the offset of an upload or continue it. */
export const TUS_UPLOAD_REFUSALS = {
  404: text("There is no such upload."),
  410: text("The bytes of the upload no longer exist."),
  423: text("Another request is using the upload."),
};
