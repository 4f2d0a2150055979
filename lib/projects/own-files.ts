/** Pictures that come with Plinth. Matches nothing else in the folder `public`. */
const SHIPPED = /^\/(?:templates\/[\w-]+|sections)\/[\w-]+\.(?:svg|avif|webp|png|jpg)$/;
/** The address of an uploaded file, as the editor stores it. */
const UPLOADED = /\/api\/v1\/file-entries\/\d{1,9}\/download$|\/files\/[\w-]{10,60}$/;

/** Whether an address in a document is that of a file that comes with Plinth. */
export const isShippedFile = (address: string) => SHIPPED.test(address);

/** Whether an address in a document is that of one of our files, which are copied to a site. */
export const isOwnFile = (address: string) => SHIPPED.test(address) || UPLOADED.test(address);
