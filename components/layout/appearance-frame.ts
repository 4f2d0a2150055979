/** Whether the page is inside the appearance editor, the only page that may frame ours. */
export const isInAppearanceEditor = () => window.parent !== window;
