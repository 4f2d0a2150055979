/** Pictures that come with Plinth. Nothing else of the folder `public` can be named. */
const SHIPPED = /^\/(?:templates\/[\w-]+|sections)\/[\w-]+\.(?:svg|avif|webp|png|jpg)$/;
/** A file that a member has uploaded, by the address that the editor stores. */
const UPLOADED = /\/api\/v1\/file-entries\/\d{1,9}\/download$|\/files\/[\w-]{10,60}$/;

/** Whether an address in a document is one of a file that comes with Plinth. */
export const isShippedFile = (address: string) => SHIPPED.test(address);

/** Whether an address in a document is one of our files, which a site takes along. */
export const isOwnFile = (address: string) => SHIPPED.test(address) || UPLOADED.test(address);
