/** @jsxImportSource @pilotlight/widget/jsx */
import type { Conversation } from '../conversation/conversation.state';
import type { PanelProps } from './panel-props';
import { Icon } from './icons';

export const closeMenu = (menu: HTMLDetailsElement | null) => {
  if (menu) menu.open = false;
  menu?.querySelector('summary')?.focus();
  return menu;
};

const whoAnswers = ({ person, turns }: Conversation, firm: string): string =>
  person === 'here'
    ? `${turns.findLast((turn) => turn.name)?.name?.split(',')[0] ?? firm} is answering`
    : 'AI assistant · replies instantly';

export const Head = ({ launcher: { name, branding }, conversation, menu, actions }: PanelProps) => (
  <div class="w-top">
    <span class="w-face" aria-hidden="true">
      {branding.icon}
    </span>
    <div>
      <h2>{name}</h2>
      <p>{whoAnswers(conversation, name)}</p>
    </div>
    <details class="w-menu" onToggle={actions.unfold}>
      <summary class="w-ib" aria-label="Chat options">
        <Icon name="more" />
      </summary>
      {menu?.view()}
    </details>
    <button class="w-ib" aria-label="Close chat" onClick={actions.close}>
      <Icon name="close" />
    </button>
  </div>
);
