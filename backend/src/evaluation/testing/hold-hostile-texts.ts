import { afterMessage, unheldDialogue } from '../held-dialogue';
import { hostileTexts } from '@pilotlight/assistant/testing/hostile-texts';

const opened = unheldDialogue('2026-11-20T10:00:00Z');
const doubted = afterMessage(opened, 'there was a smell of gas last week');
const greeted = afterMessage(opened, 'hello');
const asked = (['name', 'contact', 'address'] as const).map((field) => ({
  ...greeted,
  conversation: greeted.conversation && { ...greeted.conversation, asked: field },
}));

for (const [index, text] of hostileTexts.entries())
  for (const before of [doubted, asked[index % asked.length] ?? greeted]) afterMessage(before, text);

process.stdout.write(`${String(hostileTexts.length)} held`);
