import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DialogueReply } from '@pilotlight/assistant/dialogue/dialogue';
import { choosesMore } from '@pilotlight/assistant/dialogue/choice-of-more';
import { tones, trainingSchema } from '@pilotlight/contracts/values/training';
import { z } from 'zod';
import { converseWith } from './testing/converse';

/** A homeowner's chat from hello to goodbye: the turn that first shows a wish for work, and the one that is answered by the summing up. */
const chatSchema = z.strictObject({
  id: z.string(),
  wish: z.int().nullable(),
  sumUp: z.int().nullable(),
  outside: z.boolean().default(false),
  turns: z.array(z.string()),
});
type Chat = z.infer<typeof chatSchema>;

const chats = readFileSync(join(__dirname, 'whole-chats.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => chatSchema.parse(JSON.parse(line)));

const ofEveryLead: ReadonlySet<unknown> = new Set(['contact', 'name', 'postcode', 'address', 'preferred_time', 'more']);
const asksNothing = ({ asksFor, asksForPhoto, text }: DialogueReply): boolean =>
  asksFor === null && asksForPhoto === undefined && !text.includes('?');

const held = ({ turns }: Chat, tone: (typeof tones)[number]): DialogueReply[] => {
  const businessInfo = { coverageArea: 'LS1 to LS28', openingHours: 'Mon to Fri 8 to 6', services: ['Boiler repairs'] };
  const facts = { replyTime: 'an hour on working days' };
  return converseWith({ information: trainingSchema.parse({ businessInfo, facts, tone }) }, ...turns);
};

const all = tones.flatMap((tone) => chats.map((chat) => [chat.id, tone, chat, held(chat, tone)] as const));

describe.each(all)('%s, in a %s tone', (_id, tone, { turns, wish, sumUp, outside }, replies) => {
  const asked = replies.map((reply) => (asksNothing(reply) ? null : (reply.asksFor ?? reply.asksForPhoto ?? 'else')));
  const isChosen = sumUp !== null && choosesMore(turns[sumUp + 1] ?? '');

  it('is answered as one of the team would, a question at a time, and without an echo', () => {
    for (const { text } of replies) {
      expect(text.match(/\?/gu)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(text).not.toMatch(/Demo Heating|Got it: /u);
      expect(text).not.toMatch(tone === 'formal' ? /\p{L}’(?:ve|ll|re|d|m|t)\b/u : /\bI am|\bwe are\b/iu);
    }
  });

  it('is asked nothing before it shows a wish for work, and something then', () => {
    const first = asked.findIndex((field) => field !== null);
    expect(first).toBe(wish ?? -1);
  });

  it('is asked for four details at most, and none before how to reach them, where and when', () => {
    const details = asked.flatMap((field, index) => (field === null || ofEveryLead.has(field) ? [] : [index]));
    const unchosen = isChosen ? details.filter((index) => index < sumUp) : details;
    expect(unchosen.length).toBeLessThanOrEqual(outside ? 0 : 4);
    const before = asked.slice(0, details[0] ?? 0);
    expect(details.length === 0 || before.includes('preferred_time')).toBe(true);
  });

  it('is summed up once, and asked nothing more without a yes', () => {
    expect(asked.indexOf('more')).toBe(sumUp ?? -1);
    expect(asked.lastIndexOf('more')).toBe(sumUp ?? -1);
    const said = sumUp === null ? [] : [replies[sumUp]?.text];
    for (const text of said) expect(text).toMatch(/That(?:’s| is) all the team needs, \p{Lu}\p{L}+: /u);
    const since = asked.slice(sumUp === null ? asked.length : sumUp + 1).filter((field) => field !== null);
    expect(since.length > 2).toBe(isChosen);
    expect(isChosen ? [] : since).toEqual([]);
  });

  it('ends without a question or anything to tap', () => {
    const end = replies.at(-1);
    expect(end && asksNothing(end)).toBe(true);
    expect(end?.quickReplies).toEqual([]);
  });
});
