import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as check from 'fast-check';
import { afterMessage, unheldDialogue } from '../held-dialogue';
import { readAnswer } from '@pilotlight/assistant/interlock/yes-or-no';
import { hostileTexts } from '@pilotlight/assistant/testing/hostile-texts';

const hook = join(__dirname, '../../../../scripts/testing/typescript.cjs');
const script = join(__dirname, '../testing/hold-hostile-texts.ts');
/** Minutes are for a busy machine: what looks back for ever needs hours. */
const patience = 180_000;

it(
  'every message has its answer, whatever it repeats',
  () => {
    const held = spawnSync(process.execPath, ['--conditions=source', '--require', hook, script], {
      timeout: patience,
      encoding: 'utf8',
    });
    expect(held).toMatchObject({ status: 0, stdout: `${String(hostileTexts.length)} held` });
  },
  patience + 10_000,
);

const opened = unheldDialogue('2026-11-20T10:00:00Z');
const doubted = afterMessage(opened, 'there was a smell of gas last week');
const words = [
  'constructor',
  '__proto__',
  'toString',
  'smell',
  'no',
  'gas',
  'bed',
  'f',
  '28',
  'half past',
  'tenant',
  '@',
  '.',
];
const text = check.oneof(
  check.string({ maxLength: 200, unit: 'grapheme' }),
  check
    .array(check.constantFrom(...words, ...Object.getOwnPropertyNames(Object.prototype)), { maxLength: 20 })
    .map((said) => said.join(' ')),
);

it('no text is one that cannot be answered', () => {
  check.assert(
    check.property(text, (said) => {
      expect(afterMessage(opened, said).reply?.text).toBeTruthy();
      expect(afterMessage(doubted, said).reply?.text).toBeTruthy();
    }),
    { numRuns: 300 },
  );
});

it.each(Object.getOwnPropertyNames(Object.prototype))('danger is heard beside the word %s', (word) => {
  expect(readAnswer(`it still smells says ${word} mike`)).toBe('yes');
  expect(afterMessage(doubted, `it still smells says ${word} mike`).conversation?.emergency).toBe('gas');
});
