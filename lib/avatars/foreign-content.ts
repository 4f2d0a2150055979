/** Tags of HTML pages, SVG files and PHP programs, which images do not contain. */
const CODE = /<(?:script|html|svg|iframe|!doctype|\?php)[\s>/]/i;
const PDF_HEAD = "%PDF-";
/** PDF viewers look for the header within this many bytes from the start of a file. */
const PDF_WITHIN_BYTES = 1024;
/** Marks the end of a zip's directory. */
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");
/** Programs read a zip from its end and look for the marker within this many bytes from there. */
const ZIP_WITHIN_BYTES = 65_557;

/** Whether an image is also a page, a script, a PDF or an archive. Such files are made to attack browsers. */
export function hasForeignContent(bytes: Buffer): boolean {
  if (CODE.test(bytes.toString("latin1"))) return true;
  if (bytes.subarray(0, PDF_WITHIN_BYTES).includes(PDF_HEAD)) return true;
  return bytes.subarray(-ZIP_WITHIN_BYTES).includes(ZIP_END);
}
