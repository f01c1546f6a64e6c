import type { DialogueInput } from './dialogue';
import { pricedWorkIn } from './priced-work';

const works = ['repair', 'certificate', 'service'] as const;
type Work = (typeof works)[number];

const named = (text: string): Work | undefined => {
  const said = pricedWorkIn(text).works;
  return works.find((work) => said.has(work));
};

export const workNamed = ({
  text,
  history = [],
}: Pick<DialogueInput, 'text' | 'history'>): { readonly work: Work; readonly text: string } | null => {
  const spoken = [...history.filter(({ from }) => from === 'visitor').map((line) => line.text), text];
  for (const words of spoken.toReversed()) {
    const work = named(words);
    if (work) return { work, text: words };
  }
  return null;
};
