import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** An expression and where it stands. */
export type Expression = { readonly source: string; readonly flags: string; readonly place: string };

const isRule = (name: string): boolean =>
  name.endsWith('.ts') && !name.endsWith('.spec.ts') && !/(?:^|\/)(?:corpus|testing)\//.test(name);

/** The modules of a folder that the product runs, as paths. */
export const rulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isRule)
    .map((name) => join(folder, name));

/** The expressions that stand written in a module. */
export const writtenIn = (path: string): Expression[] => {
  const found: Expression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), place: path });
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return found;
};

/** The expressions that modules put together while they load. */
export const composedWhile = (load: () => void): Expression[] => {
  const found: Expression[] = [];
  const own = globalThis.RegExp;
  globalThis.RegExp = new Proxy(own, {
    construct: (target, given: ConstructorParameters<RegExpConstructor>) => {
      const made = new target(...given);
      found.push({ source: made.source, flags: made.flags, place: 'composed' });
      return made;
    },
  });
  try {
    load();
  } finally {
    globalThis.RegExp = own;
  }
  return found;
};
