import type { Launcher } from '@pilotlight/contracts/http/widget';
import { adopt } from '../adopt';
import styles from './launcher.css?inline';

/** The closed widget: a round button, and for a while a greeting beside it. */
export interface LauncherView {
  readonly element: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly show: (state: { expanded: boolean; unread: number }) => void;
  /** Shows a line beside the button, or takes it away when null. */
  readonly greet: (text: string | null) => void;
}

export interface LauncherTaps {
  readonly onToggle: () => void;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
};

/** Draws the launcher into a shadow root, in the installer's colours and corner. */
export const drawLauncher = (
  root: ShadowRoot,
  { name, branding, colours }: Launcher,
  taps: LauncherTaps,
): LauncherView => {
  adopt(root, styles);
  const element = make('div', branding.position === 'bottom-left' ? 'corner left' : 'corner');
  for (const [property, colour] of Object.entries(colours)) element.style.setProperty(`--${property}`, colour);
  const button = make('button', 'w-launch');
  button.onclick = taps.onToggle;
  element.append(button);
  root.append(element);
  let greeting: HTMLElement | undefined;
  return {
    element,
    button,
    show({ expanded, unread }) {
      const news = unread ? `, ${unread} new message${unread > 1 ? 's' : ''}` : '';
      button.ariaLabel = `${expanded ? 'Close' : 'Open'} chat with ${name}${news}`;
      button.ariaExpanded = `${expanded}`;
      button.replaceChildren(make('span', '', branding.icon), ...(unread ? [make('em', '', `${unread}`)] : []));
    },
    greet(text) {
      greeting?.remove();
      if (!text) return;
      greeting = make('div', 'w-hello');
      const open = make('button', 'w-open');
      const words = make('span', '', text);
      words.prepend(make('b', '', name));
      open.append(make('span', 'w-face', branding.icon), words);
      open.onclick = taps.onOpen;
      const dismiss = make('button', 'w-x', '×');
      dismiss.ariaLabel = 'Dismiss greeting';
      dismiss.onclick = taps.onDismiss;
      greeting.append(open, dismiss);
      button.before(greeting);
    },
  };
};
