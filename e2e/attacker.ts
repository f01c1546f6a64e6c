import type { BrowserContext, Page } from 'playwright-core';

/** Fits in a name. Whatever became of it would bear `data-struck` or call `struck`. */
export const shortWords = '<img data-struck src=x onerror=struck()>{{7*7}}';

const turned = '\u202Eorange txet\u202C in \u2066\u202Eisolation\u2069';

/** What somebody who means harm writes wherever there is room for it. */
export const longWords = [
  '<script data-struck>struck();alert(1)</script>',
  '</script></style></textarea></title><script data-struck>struck()</script>',
  shortWords,
  '<svg data-struck onload=struck()><script>struck()</script><use href="data:image/svg+xml,x#y"/></svg>',
  '<math data-struck><mtext><style><img data-struck src=x onerror=struck()></style></math>',
  '<iframe data-struck srcdoc="<script>parent.struck()</script>"></iframe>',
  '<a data-struck href="javascript:struck()">win</a> [win](javascript:struck()) javascript:struck()',
  '"><b data-struck onmouseover="struck()" style="position:fixed;inset:0">x</b>',
  "' autofocus onfocus='struck()' data-struck='",
  '&lt;img data-struck src=x onerror=struck()&gt; &#60;svg onload=struck()&#62; \\u003cscript\\u003e',
  '{{constructor.constructor("struck()")()}} ${struck()} <%= 7*7 %> #{7*7} {"__html":"<b data-struck>"}',
  turned,
].join(' ');

/** One letter under as many marks as a message may have characters. */
export const markedWords = `Z${'\u0301'.repeat(1_998)}y`;

/** The words as they are kept: without what would turn the text beside it, or pile up over it. */
export const kept = (words: string): string =>
  words.replace(/[\u202A-\u202E\u2066-\u2069]/g, '').replace(/\u0301{8,}/g, '\u0301'.repeat(8));

/** Every page of it tells when it was struck. */
export const setTrap = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.assign(window, { struck: () => Object.assign(window, { wasStruck: true }) });
  });

/** What an attacker's words have become on a page, shadow roots and all, but words; an empty list where nothing. */
export const tracesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ]);
    const leads = new Set(['href', 'xlink:href', 'src', 'srcdoc', 'action', 'formaction', 'data', 'ping', 'poster']);
    const allowed = /^(?:https?:\/\/[^\s<>"]*|tel:\+?\d+|mailto:[^\s?&<>"]+@[^\s?&<>"]+)$/;
    const isAmiss = ({ name, value }: Attr): boolean =>
      name.startsWith('data-struck') ||
      name.startsWith('on') ||
      (leads.has(name) && !value.startsWith('data:image/') && !allowed.test(new URL(value, document.baseURI).href));
    return [
      ...(Reflect.has(window, 'wasStruck') ? ['a script ran'] : []),
      ...within(document)
        .filter(({ attributes }) => [...attributes].some(isAmiss))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ];
  });
