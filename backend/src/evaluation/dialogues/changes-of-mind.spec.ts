import type { OpenConversation } from '../../conversations/aggregate/conversation.state';
import { afterMessage, unheldDialogue } from '../held-dialogue';
import { converse, last } from '../testing/converse';

const held = (...lines: readonly string[]): Partial<OpenConversation> =>
  lines.reduce((before, text) => afterMessage(before, text), unheldDialogue('2026-11-20T10:00:00Z')).conversation ?? {};
const ofHeatPumps = ['insulation', 'outdoor_space', 'property_age', 'occupants', 'electrics', 'bathrooms', 'microbore'];

describe('a correction', () => {
  it('is said back in the middle of the questions', () => {
    expect(last(converse('boiler broke, Jo 07700 900142 LS6 2AB', 'no its LS6 2AD actually')).text).toMatch(
      /^Thanks Jo, I’ve changed that to LS6 2AD\./,
    );
  });

  it('is said back after the last question', () => {
    const end = [...Array.from({ length: 16 }, () => 'not sure'), 'no its LS6 2AD actually'];
    expect(last(converse('boiler broke, Jo 07700 900142 LS6 2AB', ...end)).text).toBe(
      'Thanks Jo, I’ve changed that to LS6 2AD. We’ll be in touch by phone.',
    );
  });
});

describe('another subject', () => {
  const survey = ['do you do heat pumps', 'Jo, jo@mail.example, LS6 2AB', 'next week'] as const;
  const fault = 'one radiator is cold and its leaking, pressure 0.5';

  it('is what the questions are about from then on', () => {
    const replies = converse(...survey, fault, 'ok', 'ok', 'ok', 'ok');
    for (const { asksFor } of replies.slice(3)) expect(ofHeatPumps).not.toContain(asksFor);
    expect(held(...survey, fault).jobFacts).toMatchObject({ job_type: 'repair-or-service', symptoms: fault });
  });

  it('may be the first one again', () => {
    const { jobFacts } = held(...survey, fault, 'can you install a heat pump after that');
    expect(jobFacts?.job_type).toBe('heat-pump');
  });

  it('is not a fault that is the reason for a new boiler', () => {
    const { jobFacts } = held('we want a new boiler fitted', 'its broken so we want to replace it');
    expect(jobFacts?.job_type).toBe('boiler-swap');
  });
});

describe('a number that is taken back', () => {
  const lines = [
    'can i speak to a person',
    'its Sarah 07700 900111',
    'ring my husband on 07700 900222 instead',
    'forget that, just email me sarah@mail.example, dont phone',
  ] as const;

  it('is gone, and the email stays', () => {
    expect(held(...lines).facts).toMatchObject({ phone: '', email: 'sarah@mail.example' });
  });

  it('is not spoken of any more, and nothing is asked that was never the matter', () => {
    const replies = converse(...lines, 'are you a robot?', 'are you a robot?', 'ok').slice(3);
    for (const { text } of replies) expect(text).not.toMatch(/ring you|by phone|just the service/);
  });

  it('leaves her a customer', () => {
    expect(held(...lines, 'are you a robot?').grading?.grade).toBe('B');
  });

  it.each(['dont ring before 9', 'please dont call me on sundays', 'dont call my landlord'])(
    'is not taken back by “%s”',
    (text) => {
      expect(held('Jo 07700 900142 jo@mail.example', text).facts?.phone).toBe('+447700900142');
    },
  );
});
