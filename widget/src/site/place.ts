import type { Launcher } from '@pilotlight/contracts/http/widget';
import { adopt } from '../adopt';
import type { LauncherView } from '../loader/launcher-view';
import type { UsePanel } from '../site-calls';
import { createInline } from './inline';
import styles from './inline.css?inline';

export const LOOK_EVERY_MS = 500;

/** As whoever listed the pages wrote it. */
const pathHere = (): string => {
  try {
    return decodeURI(location.pathname);
  } catch {
    return location.pathname;
  }
};

const nothing = (): unknown => undefined;

/** Puts the chat where the page wants it: in its corner, in the page's text, or nowhere. */
export const createPlace = (host: HTMLElement, launcher: Launcher, view: LauncherView, use: UsePanel) => {
  const except = launcher.except ? RegExp(launcher.except, 'i') : undefined;
  const inline = createInline(view, use);
  let wakes = nothing;

  const look = () => {
    const slot = document.querySelector('[data-pilotlight-inline]');
    const isOff = document.querySelector('[data-pilotlight-off]') || (!slot && except?.test(pathHere()));
    if (isOff) return host.remove();
    const place = slot ?? document.documentElement;
    if (host.parentNode !== place) place.append(host);
    inline.settle(slot !== null);
    if (!slot) wakes();
  };

  return {
    /** `wake` goes on with an open chat in the corner, and greets there. */
    start(wake: () => unknown) {
      wakes = wake;
      if (host.shadowRoot) adopt(host.shadowRoot, styles);
      look();
      setInterval(look, LOOK_EVERY_MS);
    },
  };
};
