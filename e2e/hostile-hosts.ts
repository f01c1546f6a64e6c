const line =
  '<script async src="{{ADDRESS}}/widget/pilotlight.js" data-installer="{{SLUG}}" data-key="{{KEY}}"></script>';

const page = (head: string, body = line): string =>
  `<!doctype html><html lang="en-GB"><head><title>Firm</title>${head}</head><body><h1>Firm</h1>${body}</body></html>`;

/** By the nonce alone: no host is named for scripts, nothing inline, no styles, no images, and strings are no scripts. */
const policy =
  "default-src 'none'; script-src 'nonce-r4nd0m'; connect-src {{ADDRESS}}; style-src 'none'; require-trusted-types-for 'script'";

const patched = `<script>
  const plain = window.fetch;
  window.fetch = async function (...told) { await null; return plain.apply(this, told); };
  Object.prototype.extra = function () {};
  Array.prototype.remove = function () {};
  String.prototype.strip = function () { return this.trim(); };
  Element.prototype.toggle = function () { this.style.display = 'none'; };
  Element.prototype.show = Element.prototype.toggle;
  window.$ = window.jQuery = () => { throw new Error('not this page’s'); };
</script>`;

const reset = `<style>
  *, *::before, *::after { all: unset !important; display: inline !important; font: 40px/1 serif !important; color: red !important; }
  body, body * { transform: rotate(9deg) !important; }
  button, dialog, textarea, div { display: none !important; visibility: hidden !important; }
</style>`;

const noStorage = `<script>
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
</script>`;

/** Pages that make it hard for what stands on them. */
export const hostileHosts: readonly (readonly [what: string, html: string])[] = [
  [
    'a strict policy that knows it by its nonce',
    page(
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      line.replace('<script', '<script nonce="r4nd0m"'),
    ),
  ],
  ['a patched fetch and prototypes', page(patched)],
  ['a reset of every style', page(reset)],
  ['no storage', page(noStorage)],
];

export const plainPage = page('');
