import type { PartHost } from '../lazy-parts';

const id = 'thanks';

/**
 * The thanks for the form, given again in its place after a reload. The browser keeps no more than that place: what was left, the
 * server knows.
 */
export const createThanks = ({ slug, state, dispatch, keep, recall, now }: PartHost) => {
  const drawer = `${slug}:${id}`;
  const tell = (text: string, after?: string) => dispatch({ type: 'told', id, at: now(), text, after });
  const { phone, email, postcode } = state().lead;
  const left = [phone, email, postcode].flatMap((each) => each ?? []);
  const after = recall('localStorage', drawer);
  if (after && left[0]) tell(`Thanks. We’ll be in touch. We have ${new Intl.ListFormat('en-GB').format(left)}.`, after);
  return {
    give(text: string): void {
      // No turn is called so: nothing was said before.
      keep('localStorage', drawer, state().turns.findLast((turn) => turn.id !== id)?.id ?? '-');
      tell(text);
    },
    forget: () => keep('localStorage', drawer, ''),
  };
};
