/** Adds styles to a shadow root without a style element, which a host page's content policy could refuse. */
export const adopt = (root: ShadowRoot, css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
};
