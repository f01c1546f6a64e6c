/** @jsxImportSource @pilotlight/widget/jsx */
import type { Launcher } from '@pilotlight/contracts/http/widget';
import { render } from '../jsx/render';

export const drawButton = (button: HTMLElement, { name, branding }: Launcher, open: boolean, unread: number): void => {
  const news = unread > 0 ? `, ${unread} new message${unread > 1 ? 's' : ''}` : '';
  button.ariaLabel = `${open ? 'Close' : 'Open'} chat with ${name}${news}`;
  button.ariaExpanded = `${open}`;
  // Plain text, as the launcher drew it: an element that is taken away under a finger takes the tap with it.
  render([branding.icon, news && <em>{`${unread}`}</em>], button);
};
