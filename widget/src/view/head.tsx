/** @jsxImportSource @pilotlight/widget/jsx */
import type { PanelProps } from './panel-props';
import { Icon } from './icons';
import { Privacy } from './privacy';

const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent & { currentTarget: HTMLDetailsElement }) => {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
};

/** The firm's name with the chat's options and the way out. */
export const Head = ({ launcher: { name, branding }, conversation, actions }: PanelProps) => (
  <div class="w-top">
    <span class="w-face" aria-hidden="true">
      {branding.icon}
    </span>
    <div>
      <h2>{name}</h2>
      <p>AI assistant, replies at once</p>
    </div>
    <details class="w-menu" onFocusOut={closeWhenLeft}>
      <summary class="w-ib" aria-label="Chat options">
        <Icon name="more" />
      </summary>
      <div>
        <button onClick={() => actions.showForm(true)}>Leave your details</button>
        {conversation.turns.length > 0 && <button onClick={actions.startAgain}>Start a new chat</button>}
        <Privacy firm={name} />
      </div>
    </details>
    <button class="w-ib" aria-label="Close chat" onClick={actions.close}>
      <Icon name="close" />
    </button>
  </div>
);
