/** Whether the page is shown inside the appearance editor, the only thing that our pages allow to frame them. */
export const isInAppearanceEditor = () => window.parent !== window;
