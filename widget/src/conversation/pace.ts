import type { Reply } from '@pilotlight/contracts/http/widget';
import { bubblesOf, isStill } from './bubbles';
import type { Store } from './store';

export const SHORTEST_DOTS_MS = 400;
export const LONGEST_DOTS_MS = 900;

export const sleep = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** Shows a reply after dots, a long one in two bubbles; one that isn't whole after the first dots, as it comes. */
export const createPace = ({ state, dispatch }: Store, id: string, since: number) => {
  let heard: Pick<Reply, 'text'> & Partial<Reply> = { text: '' };
  let streams = false;
  let showing: Promise<void> | undefined;

  // In an emergency nothing waits.
  const isHurried = () => state().emergency || isStill();
  const dots = (text: string) =>
    isHurried() || sleep(Math.min(SHORTEST_DOTS_MS + 2 * text.length, LONGEST_DOTS_MS) + since - Date.now());
  const tell = () =>
    dispatch({
      ...heard,
      ...(streams && { cutAt: 0 }),
      type: 'answered',
      id,
      delivery: heard.id ? 'answered' : 'answering',
    });
  const show = async () => {
    await dots('');
    streams = !heard.id;
    const { text, cutAt } = heard;
    const [first, second] = bubblesOf(text, cutAt);
    await dots(first);
    if (second && !isHurried()) {
      dispatch({ type: 'answered', id, delivery: 'answering', text, cutAt });
      since = Date.now();
      await dots(second);
    }
    tell();
  };

  /** Takes the next words, or the whole reply; resolves once what there is has been shown. */
  return (words: typeof heard) => {
    heard = words.id ? words : { text: heard.text + words.text };
    if (streams) tell();
    return (showing ??= show());
  };
};
