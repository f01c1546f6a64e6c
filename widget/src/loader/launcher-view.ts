import type { Launcher } from '@pilotlight/contracts/http/widget';
import { adopt } from '../adopt';
import styles from './launcher.css?inline';

export interface LauncherView {
  readonly element: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly greet: (text?: string) => void;
}

export interface LauncherTaps {
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
};

export const drawLauncher = (
  root: ShadowRoot,
  { name, branding, colours }: Launcher,
  taps: LauncherTaps,
): LauncherView => {
  adopt(root, styles);
  const button = make('button', 'w-launch', branding.icon);
  button.ariaLabel = `Open chat with ${name}`;
  button.ariaExpanded = 'false';
  button.onclick = taps.onOpen;
  const element = make('div', `corner ${branding.position}`, button);
  for (const [property, colour] of Object.entries(colours)) element.style.setProperty(`--${property}`, colour);
  root.append(element);
  let greeting: HTMLElement | undefined;
  return {
    element,
    button,
    greet(text) {
      greeting?.remove();
      if (!text) return;
      const open = make(
        'button',
        'w-open',
        make('span', 'w-face', branding.icon),
        make('span', '', make('b', '', name), text),
      );
      open.onclick = taps.onOpen;
      const dismiss = make('button', 'w-x', '×');
      dismiss.ariaLabel = 'Dismiss';
      dismiss.onclick = taps.onDismiss;
      button.before((greeting = make('div', 'w-hello', open, dismiss)));
    },
  };
};
