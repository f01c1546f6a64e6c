import { afterMessage, unheldDialogue } from '../evaluation/dialogue-so-far';
import { hostileTexts } from './hostile-texts';

const opened = unheldDialogue('2026-11-20T10:00:00Z');
const doubted = afterMessage(opened, 'there was a smell of gas last week');
const asked = (['name', 'contact', 'address'] as const).map((field) => ({
  ...opened,
  context: { ...opened.context, asked: field },
  asking: { ...opened.asking, asked: field },
}));

for (const [index, text] of hostileTexts.entries())
  for (const before of [doubted, asked[index % asked.length] ?? opened]) afterMessage(before, text);

process.stdout.write(`${String(hostileTexts.length)} held`);
