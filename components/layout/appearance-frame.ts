/** Whether the page is inside the appearance editor, the only page that shows the site's pages in a frame. */
export const isInAppearanceEditor = () => window.parent !== window;
