import type { Extra, PartHost } from '../lazy-parts';
import { translator, type Language } from './translator';
import { welsh } from './welsh';

/** By the first part of a page's language tag. A further language is a further table. */
const languages: Readonly<Record<string, Language>> = { cy: welsh };

/** What people and the assistant wrote, and what a safety card says, stays as it was written. */
const AS_WRITTEN = '.them, .me, .sos, .w-dock, h2, h3, [translate=no]';
const ATTRIBUTES = ['aria-label', 'placeholder'];

/**
 * Puts the widget's own words into the page's language as they are drawn. The panel draws in English, so that a language costs nobody else a byte.
 */
const isAsWritten = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(AS_WRITTEN);

export const create = ({ element, panel, language }: PartHost): Extra => {
  const tag = language.split('-')[0]?.toLowerCase() ?? '';
  const known = languages[tag];
  if (!known) return {};
  const translate = translator(known);
  panel.lang = tag;
  panel.dir = known.direction;

  const say = (node: Node) => {
    if (isAsWritten(node)) return;
    if (node instanceof Text) {
      const words = translate(node.data);
      if (words !== undefined && words !== node.data) node.data = words;
    } else if (node instanceof Element)
      for (const name of ATTRIBUTES) {
        const words = translate(node.getAttribute(name) ?? '');
        if (words !== undefined && words !== node.getAttribute(name)) node.setAttribute(name, words);
      }
  };
  const sayAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof HTMLElement && node.matches(AS_WRITTEN)) node.lang ||= 'en';
      say(node);
    }
  };

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) sayAll(node);
      else say(target);
    }
  }).observe(element, { subtree: true, childList: true, characterData: true, attributeFilter: ATTRIBUTES });
  sayAll(element);
  return {};
};
