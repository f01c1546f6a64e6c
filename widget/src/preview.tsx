/** @jsxImportSource @pilotlight/widget/jsx */
import type { Launcher } from '@pilotlight/contracts/http/widget';
import { adopt } from './adopt';
import { newConversation } from './conversation/conversation.state';
import { render } from './jsx/render';
import { drawLauncher } from './loader/launcher-view';
import type { PanelActions } from './view/panel-props';
import { drawButton } from './view/launcher-button';
import { PanelView } from './view/panel-view';
import { panelStyles } from './view/styles';

export type PreviewState = 'open' | 'closed' | 'phone';

export interface Preview {
  /** Draws the widget as these settings make it, in one of its states. */
  readonly update: (
    launcher: Omit<Launcher, 'offers' | 'consent' | 'except'> & { readonly state: PreviewState },
  ) => void;
  readonly unmount: () => void;
}

const nothing = () => undefined;
const actions: PanelActions = {
  send: nothing,
  choose: nothing,
  retry: nothing,
  startAgain: nothing,
  close: nothing,
  unfold: nothing,
  expect: nothing,
  addPhotos: nothing,
  count: nothing,
  scrolled: nothing,
  toEnd: nothing,
};

const Privacy = () => (
  <details class="w-privacy">
    <summary>Privacy</summary>
  </details>
);

// In the page instead of the window's corner; a phone is drawn as one.
const styles = `
.corner, .bottom-left { position: static; display: flex; flex-direction: column; width: 380px; max-width: 100%; }
.w, .bottom-left .w { position: static; width: 100%; height: 640px; max-height: none; border-radius: 16px; animation: none; }
.phone { width: 360px; }
.phone .w { height: 720px; border-radius: 24px; }
.phone .w-launch { display: none; }
`;

export const mountPreview = (element: HTMLElement): Preview => {
  const host = element.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  host.inert = true;

  return {
    update({ state, ...look }) {
      const launcher = { ...look, offers: [], consent: '', except: '' };
      root.replaceChildren();
      root.adoptedStyleSheets = [];
      const view = drawLauncher(root, launcher, { onOpen: nothing, onDismiss: nothing });
      adopt(root, panelStyles + styles);
      view.element.classList.toggle('phone', state === 'phone');
      drawButton(view.button, launcher, state !== 'closed', 0);
      if (state === 'closed') return view.greet(launcher.branding.greetingMessage);
      const dialog = document.createElement('dialog');
      dialog.className = 'w';
      dialog.open = true;
      view.element.prepend(dialog);
      const conversation = newConversation(true);
      const scroll = { behind: false, cardAway: false };
      const still = {
        length: 0,
        Privacy,
        notice: '',
        now: new Date(),
        actions,
      };
      render(<PanelView {...{ launcher, conversation, scroll, ...still }} />, dialog);
    },
    unmount: () => host.remove(),
  };
};
