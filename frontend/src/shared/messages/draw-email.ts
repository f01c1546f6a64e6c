const styleAttribute = 'data-style';

/** Our pages refuse inline styles and so does the frame within: they are set one by one instead, and links lead nowhere. */
const inert = (html: string): string =>
  html.replaceAll(' style="', ` ${styleAttribute}="`).replaceAll(' href="', ' data-href="');

const styled = (element: HTMLElement): void => {
  element.style.cssText = element.getAttribute(styleAttribute) ?? '';
};

const addStyleSheet = (document: Document, rules: string): void => {
  const view = document.defaultView;
  if (!view || !('adoptedStyleSheets' in document)) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
};

/** Draws an email's HTML into a document of its own. */
export const drawEmail = (document: Document, html: string): void => {
  const [, rules = ''] = /<style>([\s\S]*?)<\/style>/u.exec(html) ?? [];
  const parsed = new DOMParser().parseFromString(inert(html.replace(/<style>[\s\S]*?<\/style>/u, '')), 'text/html');
  document.body.className = parsed.body.className;
  document.body.style.cssText = parsed.body.getAttribute(styleAttribute) ?? '';
  document.body.replaceChildren(...parsed.body.childNodes);
  document.body.querySelectorAll<HTMLElement>(`[${styleAttribute}]`).forEach(styled);
  addStyleSheet(document, rules);
};
