import { Parser } from 'htmlparser2';

export interface PageScript {
  readonly src: string;
  readonly installer: string;
  readonly key: string;
}

/** What stands in these is never run. */
const inert = new Set(['noscript', 'template']);

/** The scripts that a page loads, with what an embed code says of itself. One that is commented out is none. */
export const pageScripts = (html: string): readonly PageScript[] => {
  const scripts: PageScript[] = [];
  let inertDepth = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (inert.has(name)) inertDepth += 1;
      const { src, 'data-installer': installer = '', 'data-key': key = '' } = attributes;
      if (name === 'script' && src && inertDepth === 0) scripts.push({ src, installer, key });
    },
    onclosetag: (name) => {
      if (inert.has(name)) inertDepth -= 1;
    },
  });
  parser.end(html);
  return scripts;
};
