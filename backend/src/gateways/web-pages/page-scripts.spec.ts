import { pageScripts } from './page-scripts';

const tag =
  '<script async src="https://p.example/widget/pilotlight.js" data-installer="leeds" data-key="pk_1"></script>';
const read = { src: 'https://p.example/widget/pilotlight.js', installer: 'leeds', key: 'pk_1' };

it.each([
  ['in the head or the body, beside others', `<head><script>a()</script></head><body><p>Hi</p>${tag}</body>`, [read]],
  [
    'in capitals, and without quotes',
    '<SCRIPT SRC=/a.js DATA-KEY=k></SCRIPT>',
    [{ src: '/a.js', installer: '', key: 'k' }],
  ],
  [
    'with its signs written as entities',
    '<script src="/a.js?b&amp;c"></script>',
    [{ src: '/a.js?b&c', installer: '', key: '' }],
  ],
  ['on a page that breaks off', `<div>${tag}<div><p`, [read]],
  ['commented out', `<!-- ${tag} -->`, []],
  ['shown to be copied', `<textarea>${tag}</textarea><pre>${tag.replaceAll('<', '&lt;')}</pre>`, []],
  ['for browsers without scripts, or in a template', `<noscript>${tag}</noscript><template>${tag}</template>`, []],
  ['inside another script', `<script>document.write('${tag.replace('</', String.raw`<\/`)}')</script>`, []],
  ['without an address', '<script data-installer="leeds" data-key="pk_1"></script>', []],
])('a script %s', (_where, html, scripts) => expect(pageScripts(html)).toEqual(scripts));
