/** What jsdom lacks: sheets that are made by scripts. They style nothing here. */
export const takeStyleSheets = (): void => {
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  for (const root of [ShadowRoot.prototype, Document.prototype])
    Object.defineProperty(root, 'adoptedStyleSheets', { value: [], configurable: true });
};
