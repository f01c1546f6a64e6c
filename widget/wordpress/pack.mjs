import { zipSync } from 'fflate';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('pilotlight', import.meta.url));
const target = process.argv[2] ?? fileURLToPath(new URL('dist/pilotlight.zip', import.meta.url));

/** Any time would do: the same files make the same bytes. */
const mtime = new Date(2026, 0, 1);

const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

const sentence = /\b(?:__|esc_html__|esc_html_e|esc_attr__)\(\s*'((?:[^'\\]|\\.)*)',\s*'pilotlight'\s*\)/gu;

/** What translators start from: each sentence of the plugin once, with the file that says it. */
const templateOf = (files) => {
  const said = new Map();
  for (const file of files)
    for (const [, words] of readFileSync(file, 'utf8').matchAll(sentence))
      said.set(words.replaceAll("\\'", "'"), [...(said.get(words) ?? []), relative(folder, file)]);
  const entries = [...said].map(
    ([words, places]) => `#: ${[...new Set(places)].join(' ')}\nmsgid ${JSON.stringify(words)}\nmsgstr ""\n`,
  );
  const head =
    'msgid ""\nmsgstr ""\n"Project-Id-Version: Pilotlight 1.0.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
  return [head, ...entries].join('\n');
};

const files = filesIn(folder);
const told = files.filter((file) => ['.php', '.js'].includes(extname(file)));
const packed = Object.fromEntries([
  ...files.map((file) => [join('pilotlight', relative(folder, file)), readFileSync(file)]),
  ['pilotlight/languages/pilotlight.pot', Buffer.from(templateOf(told))],
]);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, zipSync(packed, { level: 9, mtime, os: 3 }));
