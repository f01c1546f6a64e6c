/** Adds styles to a shadow root, or a page, without a style element, which a content policy could refuse. */
export const adopt = (root: ShadowRoot | Document, css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
};
