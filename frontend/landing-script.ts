import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const page = '/portal.html';
const source = '/src/landing/portal/live.ts';
const tag = `<script type="module" src="${source}"></script>`;

const bundled = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, source) },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output.flatMap((each) => (each.type === 'chunk' ? each.code : [])));
  const [code] = chunks;
  if (chunks.length !== 1 || code === undefined) throw new Error(`${source} became ${chunks.length} files`);
  return code;
};

/** The few lines that /portal runs, built by themselves: as one more entry they would draw in what the portals share. */
export const landingScript = (): Plugin[] => {
  let script: { readonly file: string; readonly code: string } | undefined;
  return [
    {
      name: 'landing-script-apart',
      apply: 'build',
      transformIndexHtml: {
        order: 'pre',
        handler(html, { path }) {
          if (path === page && !html.includes(tag)) throw new Error(`${page} has no ${tag}`);
          return html.replace(tag, '');
        },
      },
    },
    {
      name: 'landing-script',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        async handler(html, { path }) {
          if (path !== page) return html;
          const code = await bundled();
          const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
          script = { file: `assets/portal-${hash}.js`, code };
          return [{ tag: 'script', attrs: { type: 'module', src: `/${script.file}` }, injectTo: 'head' }];
        },
      },
      writeBundle({ dir = '' }) {
        if (script) writeFileSync(join(dir, script.file), script.code);
      },
    },
  ];
};
