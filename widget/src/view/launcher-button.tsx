/** @jsxImportSource @pilotlight/widget/jsx */
import type { Launcher } from '@pilotlight/contracts/http/widget';
import { render } from '../jsx/render';

/** What the launcher tells once there is a panel: what a tap does, and how many answers wait behind it. */
export const drawButton = (button: HTMLElement, { name, branding }: Launcher, open: boolean, unread: number): void => {
  const news = unread > 0 ? `, ${unread} new message${unread > 1 ? 's' : ''}` : '';
  button.ariaLabel = `${open ? 'Close' : 'Open'} chat with ${name}${news}`;
  button.ariaExpanded = `${open}`;
  render([<span>{branding.icon}</span>, news && <em>{`${unread}`}</em>], button);
};
