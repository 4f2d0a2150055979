/** What only a page, a drawing that runs or a program begins with. */
const CODE = /<(?:script|html|svg|iframe|!doctype|\?php)[\s>/]/i;
const PDF_HEAD = "%PDF-";
const PDF_WITHIN_BYTES = 1024;
/** A zip is read from its end: the mark of its directory stands within this. */
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");
const ZIP_WITHIN_BYTES = 65_557;

/** Whether a picture is a page, a script, a PDF or an archive at the same time: nobody's photo is, and what is, is meant for somebody's browser. */
export function hasForeignContent(bytes: Buffer): boolean {
  if (CODE.test(bytes.toString("latin1"))) return true;
  if (bytes.subarray(0, PDF_WITHIN_BYTES).includes(PDF_HEAD)) return true;
  return bytes.subarray(-ZIP_WITHIN_BYTES).includes(ZIP_END);
}
