/** The document of a new project: one empty page. */
export const createBlankDocument = () => ({
  pages: [{ id: "home", name: "Home", frames: [{ component: { type: "wrapper" } }] }],
  styles: [],
  assets: [],
});
