/** @jsxImportSource @pilotlight/widget/jsx */
import { LEAVE_DETAILS } from '../form-words';
import type { Menu, PartHost } from '../lazy-parts';
import styles from './menu.css?inline';

/** The chat's options, and the words on privacy, each behind what opens it. */
export const create = ({ panel, adopt, firm, launcher, state, actions, closeMenu, Privacy }: PartHost): Menu => {
  adopt(styles);
  // A menu that closes doesn't reopen at its question.
  panel.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && !target.open)
        target.querySelector('details')?.removeAttribute('open');
    },
    true,
  );
  panel.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLDetailsElement>('.w-menu');
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  const option = (words: string, label = words) => <button onClick={() => actions().choose(words)}>{label}</button>;
  return {
    view: () => (
      <div>
        {option(LEAVE_DETAILS, 'Leave your details')}
        {!state().emergency && launcher.offers.map((words) => option(words))}
        {state().turns.length > 0 && (
          <details key="again">
            <summary>Start a new chat</summary>
            <p role="alert">Start again? The team still has this chat.</p>
            <button onClick={actions().startAgain}>Start again</button>
            <button onClick={({ currentTarget }) => closeMenu(currentTarget.closest('.w-menu'))}>Keep this chat</button>
          </details>
        )}
        <Privacy />
      </div>
    ),
    privacy: () => (
      <p>
        AI assistant. {firm} keeps this chat and your details for this job; ask them to see or erase it. Your browser
        keeps a key to this chat.
      </p>
    ),
  };
};
