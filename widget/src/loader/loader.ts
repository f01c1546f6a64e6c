import type { Launcher } from '@pilotlight/contracts/http/widget';
import { showWidget } from './closed-widget';
import { readScriptLine } from './script-line';

declare global {
  interface Window {
    /** True while the widget looks for its line, and the page's calls once it is there. A page's element of that name is no widget. */
    pilotlight?: unknown;
  }
}

export const LINE_MAY_FOLLOW_MS = 1000;

const start = async (isLast?: boolean): Promise<void> => {
  try {
    const { address, installer: slug, key, ...line } = readScriptLine();
    if (address && slug && key) {
      const api = address.replace(/widget\/[\w/]*pilotlight.*/, `api/widget/${slug}/`);
      const response = await fetch(`${api}launcher`, { method: 'POST', credentials: 'omit' });
      const launcher: Launcher = await response.json();
      if (response.ok) showWidget({ ...line, slug, key, api, address, launcher });
    } else if (isLast) {
      window.pilotlight = false;
      // eslint-disable-next-line no-console -- whoever put the line there looks here for the reason
      console.warn(
        `Pilotlight lost its ${address ? 'key' : 'src'}. Use src=".../widget/pilotlight.js?installer=...&key=..."`,
      );
    } else setTimeout(() => void start(true), LINE_MAY_FOLLOW_MS);
  } catch {
    // Where the chat is unavailable, the host page shows nothing of it.
  }
};

const { pilotlight } = window;
if (!pilotlight || pilotlight instanceof Element) {
  window.pilotlight = true;
  void start();
}
