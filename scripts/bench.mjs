import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { install, node, root } from './fresh.mjs';

const usage = `npm run bench [-- name... --json FILE --strict]
  Without names, all of them. A missed target is printed; with --strict it also ends with 1.`;

const refuse = (line) => {
  process.stderr.write(`${line}\n${usage}\n`);
  process.exit(2);
};

const read = () => {
  try {
    const options = { json: { type: 'string' }, strict: { type: 'boolean', default: false } };
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return refuse(error.message);
  }
};

const { values, positionals } = read();
const known = readdirSync(join(root, 'bench')).flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? []);
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) refuse(`No benchmark ${unknown.join(', ')}; there are ${known.join(', ')}`);

/** Each in its own process, so that none warms or burdens another. */
const measured = (name) =>
  new Promise((done, failed) => {
    const loader = join(root, 'libs/event-store/testing/run-typescript.cjs');
    const program = ['--conditions=source', '-r', loader, join(root, 'bench/run.ts'), name];
    const child = spawn(node(), program, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    let measurements = null;
    child.on('message', (message) => (measurements = message));
    child.on('exit', (code) => (measurements ? done(measurements) : failed(new Error(`${name} ended with ${code}`))));
  });

const columns = ['name', 'value', 'unit', 'target', 'ok', 'baseline'];
const print = (rows) => {
  const lines = [columns, ...rows.map((row) => columns.map((column) => shown(row, column)))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  for (const line of lines)
    console.log(
      line
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    );
};
const shown = (row, column) => (column === 'ok' ? (row.ok ? 'yes' : 'MISSED') : String(row[column] ?? '-'));

install();
await build().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const results = [];
for (const name of positionals.length > 0 ? positionals : known) {
  process.stderr.write(`Measuring ${name}\n`);
  results.push(...(await measured(name)));
}
print(results);
if (values.json) writeFileSync(resolve(values.json), `${JSON.stringify(results, null, 2)}\n`);
const missed = results.filter(({ ok }) => !ok);
if (missed.length > 0)
  console.log(`${missed.length} of ${results.length} missed: ${missed.map(({ name }) => name).join('; ')}`);
process.exit(values.strict && missed.length > 0 ? 1 : 0);
