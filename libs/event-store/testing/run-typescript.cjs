// Lets a plain Node process of a test require this repository's TypeScript: node --conditions=source -r <this file> program.ts
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { enableCompileCache, flushCompileCache } = require('node:module');
const path = require('node:path');

const { version } = require('@swc/core/package.json');

// A test may start many processes, each of which asks for the same thousand files.
const cache = path.join(__dirname, '../../../node_modules/.cache/pilotlight');
const compiled = path.join(cache, 'typescript');
mkdirSync(compiled, { recursive: true });
// Older Node has none. Written once all is loaded: who is killed comes to no end at which Node would.
enableCompileCache?.(path.join(cache, 'compiled'));
setTimeout(() => flushCompileCache?.(), 0).unref();

const options = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
};
const compiler = JSON.stringify([version, options]);

const keptIn = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const compile = (source, filename, kept) => {
  const { code } = require('@swc/core').transformSync(source, { filename, ...options });
  // Moved whole: other processes read it meanwhile, and this one may be killed.
  const aside = `${kept}-${process.pid}`;
  writeFileSync(aside, code);
  renameSync(aside, kept);
  return code;
};

require.extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8');
  const name = createHash('sha1').update([compiler, filename, source].join('\0')).digest('hex');
  const kept = path.join(compiled, `${name}.js`);
  module._compile(keptIn(kept) ?? compile(source, filename, kept), filename);
};
