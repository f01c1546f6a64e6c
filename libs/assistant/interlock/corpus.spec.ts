import { hazardSchema } from '@pilotlight/contracts/values/safety';
import { checkSafetyOverMessages } from './check-safety-over-messages';
import { buildOnDangers } from './corpus/build-on-dangers';
import { ambiguous, indirectDangers } from './corpus/build-on-indirect';
import { indirectTraps } from './corpus/build-on-indirect-traps';
import { buildOnMoreDangers } from './corpus/build-on-more-dangers';
import { buildOnMoreTraps } from './corpus/build-on-more-traps';
import { passingDangers } from './corpus/build-on-passing';
import { buildOnTraps } from './corpus/build-on-traps';
import { voicesDangers } from './corpus/build-on-voices';
import { voicesTraps } from './corpus/build-on-voices-traps';
import { lookOnlyDangers } from './corpus/look-only-dangers';
import { lookOnlyLater } from './corpus/look-only-later';
import { lookOnlyLaterTraps } from './corpus/look-only-later-traps';
import { lookOnlyTraps } from './corpus/look-only-traps';
import { lookOnlyVoices } from './corpus/look-only-voices';
import { lookOnlyVoicesTraps } from './corpus/look-only-voices-traps';

const verdictOn = (text: string) => checkSafetyOverMessages(text, [], { emergency: false, clarifications: [] });

describe.each([
  ['the part it is built on', buildOnDangers, buildOnTraps],
  ['the second part it is built on', buildOnMoreDangers, buildOnMoreTraps],
  ['the many voices it is built on', voicesDangers, voicesTraps],
  ['the part that is only measured', lookOnlyDangers, lookOnlyTraps],
  ['the many voices that are only measured', lookOnlyVoices, lookOnlyVoicesTraps],
  ['what was written later and only measured', lookOnlyLater, lookOnlyLaterTraps],
])('the interlock on %s', (_part, dangers, traps) => {
  const messages = hazardSchema.options.flatMap((hazard) => dangers[hazard].map((text) => ({ text, hazard })));
  const missed = messages.filter(({ text }) => verdictOn(text).kind !== 'hazard');
  const needless = traps.filter((text) => verdictOn(text).kind === 'hazard');
  const found = messages.length - missed.length;
  const precision = found / (found + needless.length);

  it('misses no danger', () => {
    expect(missed).toEqual([]);
  });

  it('shows at least 85 needed cards in a hundred', () => {
    expect({ needless, enough: precision >= 0.85 }).toEqual({ needless, enough: true });
  });

  it('names a hazard whose card fits', () => {
    const other = messages.filter(({ text, hazard }) => {
      const verdict = verdictOn(text);
      return verdict.kind === 'hazard' && verdict.hazard !== hazard;
    });
    expect(other.length / messages.length).toBeLessThanOrEqual(0.05);
  });
});

describe('the interlock on danger told in passing', () => {
  const told = [...indirectDangers, ...passingDangers];

  it('misses none', () => {
    expect(told.filter((text) => verdictOn(text).kind !== 'hazard')).toEqual([]);
  });

  it('asks, at the least, where a word alone may mean danger', () => {
    expect(ambiguous.filter((text) => verdictOn(text).kind === 'clear')).toEqual([]);
  });

  it('shows at least 85 needed cards in a hundred', () => {
    const needless = indirectTraps.filter((text) => verdictOn(text).kind === 'hazard');
    expect(told.length / (told.length + needless.length)).toBeGreaterThanOrEqual(0.85);
  });
});

it('has at least 250 messages, a hundred of them traps', () => {
  const dangers = [buildOnDangers, buildOnMoreDangers, lookOnlyDangers].flatMap((part) => Object.values(part).flat());
  const traps = [...buildOnTraps, ...buildOnMoreTraps, ...lookOnlyTraps];
  expect(traps.length).toBeGreaterThanOrEqual(100);
  expect(dangers.length + traps.length).toBeGreaterThanOrEqual(250);
});
