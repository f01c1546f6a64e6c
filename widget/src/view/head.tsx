/** @jsxImportSource @pilotlight/widget/jsx */
import type { Conversation } from '../conversation/conversation.state';
import type { PanelProps } from './panel-props';
import { Icon } from './icons';
import { Privacy } from './privacy';

const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent & { currentTarget: HTMLDetailsElement }) => {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
};

/** Closes the menu if there is one, and gives the focus back to what opened it. */
export const closeMenu = (menu: HTMLDetailsElement | null) => {
  if (menu) menu.open = false;
  menu?.querySelector('summary')?.focus();
  return menu;
};

/** A menu that is closed doesn't stand at its question when it opens again. */
const fold = ({ currentTarget: menu }: Event & { currentTarget: HTMLDetailsElement }) =>
  !menu.open && menu.querySelector('details')?.removeAttribute('open');

/** "Dawn is answering", by the name under her words; the firm where they tell none. */
const whoAnswers = ({ person, turns }: Conversation, firm: string): string =>
  person === 'here'
    ? `${turns.findLast(({ name }) => name)?.name?.split(',')[0] ?? firm} is answering`
    : 'AI assistant, replies at once';

/** The firm's name with the chat's options and the way out. */
export const Head = ({ launcher: { name, branding }, conversation, actions }: PanelProps) => (
  <div class="w-top">
    <span class="w-face" aria-hidden="true">
      {branding.icon}
    </span>
    <div>
      <h2>{name}</h2>
      <p>{whoAnswers(conversation, name)}</p>
    </div>
    <details class="w-menu" onFocusOut={closeWhenLeft} onToggle={fold}>
      <summary class="w-ib" aria-label="Chat options">
        <Icon name="more" />
      </summary>
      <div>
        <button onClick={actions.leaveDetails}>Leave your details</button>
        {conversation.turns.length > 0 && (
          <details key="again">
            <summary>Start a new chat</summary>
            <p role="alert">Start again? This chat stays with {name}.</p>
            <button onClick={actions.startAgain}>Start again</button>
            <button onClick={({ currentTarget }) => closeMenu(currentTarget.closest('.w-menu'))}>Keep this chat</button>
          </details>
        )}
        <Privacy firm={name} />
      </div>
    </details>
    <button class="w-ib" aria-label="Close chat" onClick={actions.close}>
      <Icon name="close" />
    </button>
  </div>
);
