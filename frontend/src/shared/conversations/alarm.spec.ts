import type { Conversation, TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import type { Hazard } from '@pilotlight/contracts/values/safety';
import { alarmingWords, dangersInWords, isHouseholdInNeed, isStoodDown, messageThatRaised } from './alarm';

const line = (role: TranscriptEntry['role'], text = '', hazard?: Hazard): TranscriptEntry => ({
  id: `${role} ${text}`,
  role,
  text,
  timestamp: '2026-11-19T12:36:00Z',
  card: null,
  safety: hazard ? { hazard, rule: 'smell', ruleVersion: 1, from: 0, to: 1 } : null,
});
const heard = (...events: TranscriptEntry[]): Pick<Conversation, 'events'> => ({ events });

describe('the alarm of a conversation', () => {
  const household = [line('user', 'No heating and a baby'), line('flag', 'Vulnerable household without heating')];
  const gas = [line('user', 'I can smell gas'), line('safety', '', 'gas'), line('assistant', 'Get out')];

  it('was raised by the words that named the danger, not by what came before or after', () => {
    const told = heard(line('user', 'Hello'), ...household, ...gas, line('user', 'Thanks'));
    expect(alarmingWords(told)).toBe('I can smell gas');
    expect(messageThatRaised(told, 'safety')?.id).toBe('user I can smell gas');
    expect(messageThatRaised(told, 'flag')?.id).toBe('user No heating and a baby');
  });

  it('without a danger was raised by the household in need', () => {
    expect(alarmingWords(heard(line('user', 'Hello'), ...household))).toBe('No heating and a baby');
    expect(dangersInWords(heard(...household))).toBe('');
    expect([heard(...household), heard(...gas)].map(isHouseholdInNeed)).toEqual([true, false]);
  });

  it('names each danger once', () => {
    const alarms = [line('user', 'The alarm beeps'), line('safety', '', 'carbon-monoxide')];
    expect(dangersInWords(heard(...gas, ...alarms, ...gas))).toBe('gas leak, carbon monoxide');
  });

  it('is stood down until danger is told of again', () => {
    const over = [...gas, line('stood-down')];
    expect(
      [gas, over, [...over, ...household], [...over, ...gas]].map((lines) => isStoodDown(heard(...lines))),
    ).toEqual([false, true, true, false]);
  });

  it('is none where nothing happened, and says nothing in words that were erased', () => {
    expect(messageThatRaised(heard(line('user', 'Hello')), 'safety')).toBeUndefined();
    expect(alarmingWords(heard(line('user', '[erased]'), line('safety', '', 'gas')))).toBe('');
  });
});
