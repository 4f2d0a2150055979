/** The pictures of templates and sections, which are in the folder `public`. */
const SHIPPED_FILE = /^\/(?:templates\/[\w-]+|sections)\/[\w-]+\.(?:svg|avif|webp|png|jpg)$/;
/** The address of an uploaded file, as the editor stores it. */
const UPLOADED_FILE = /\/api\/v1\/file-entries\/\d{1,9}\/download$|\/files\/[\w-]{10,60}$/;

/** Whether an address in a document belongs to a picture of a template or a section. */
export const isShippedFile = (address: string) => SHIPPED_FILE.test(address);

/** Whether an address in a document belongs to a shipped or uploaded file. Such files are copied to a site. */
export const isOwnFile = (address: string) => SHIPPED_FILE.test(address) || UPLOADED_FILE.test(address);
