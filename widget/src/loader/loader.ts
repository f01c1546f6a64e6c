import type { Launcher } from '@pilotlight/contracts/http/widget';
import type registry from '../../parts.json';
import type { Embedding } from '../embedding';
import type { Panel, Modules } from '../panel-host';
import { adopt } from '../adopt';
import { keep, recall } from '../browser-memory';
import { drawLauncher } from './launcher-view';

/** The file of each part, named with a hash of its content. */
declare const PARTS: Readonly<Record<keyof typeof registry.parts, string>>;

export const PHONE = '(max-width:600px),(max-height:560px)';
export const GREETING_AFTER_MS = 4000;
export const GREETING_ON_PHONES_MS = 8000;

const show = (script: HTMLScriptElement, embedding: Embedding, launcher: Launcher): void => {
  const host = document.createElement('pilotlight-chat');
  // Open, so that accessibility tools and password managers reach in; a closed root would hide nothing from the page's scripts.
  const root = host.attachShadow({ mode: 'open' });
  const phone = matchMedia(PHONE);
  let panel: Promise<Panel> | undefined;
  let fetches = 0;
  let expanded = false;
  let unread = 0;

  // Browsers remember a failed import by its address, so each retry uses a new one.
  const load = async <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> => {
    try {
      return await import(/* @vite-ignore */ new URL(PARTS[name] + (fetches ? `?${fetches}` : ''), script.src).href);
    } catch (error) {
      fetches += 1;
      throw error;
    }
  };

  const mounted = (): Promise<Panel> =>
    (panel ??= load('panel').then(({ mountPanel }) =>
      mountPanel({
        embedding,
        launcher,
        container: view.element,
        adopt: (css) => adopt(root, css),
        memory: { recall, keep },
        load,
        phone,
        onClose,
        onUnread,
      }),
    ));
  const update = () => view.show({ expanded, unread });
  const onUnread = (count: number) => {
    unread = count;
    update();
  };
  const onClose = () => {
    expanded = false;
    keep('sessionStorage', embedding.slug, 'seen');
    update();
    view.button.focus();
  };
  const open = async (focus = true): Promise<void> => {
    view.greet(null);
    try {
      const loaded = await mounted();
      expanded = true;
      unread = 0;
      update();
      keep('sessionStorage', embedding.slug, 'open');
      loaded.open(focus);
    } catch {
      panel = undefined;
      view.greet('The chat couldn’t open. Please try again.');
    }
  };
  const onOpen = () => void open();
  const onToggle = () => (expanded ? void panel?.then((loaded) => loaded.close()) : onOpen());
  const onDismiss = () => {
    view.greet(null);
    keep('sessionStorage', embedding.slug, 'seen');
  };

  const view = drawLauncher(root, launcher, { onToggle, onOpen, onDismiss });
  view.element.style.colorScheme = script.dataset.theme ?? '';
  update();
  const fetchAhead = () => void load('panel').catch(() => undefined);
  for (const sign of ['pointerenter', 'focus']) view.button.addEventListener(sign, fetchAhead, { once: true });
  document.addEventListener('click', (click) => {
    if (!(click.target instanceof Element) || !click.target.closest('[data-pilotlight-open]')) return;
    click.preventDefault();
    onOpen();
  });
  // A script in the head may be here before the body is.
  (document.body ?? document.documentElement).append(host);

  const tab = recall('sessionStorage', embedding.slug);
  // A chat left open goes on after a reload, but never covers a phone's page unasked.
  if (tab === 'open' && !phone.matches) void open(false);
  if (tab) return;
  setTimeout(() => {
    if (expanded || recall('sessionStorage', embedding.slug)) return;
    view.greet(launcher.branding.greetingMessage);
    if (phone.matches) setTimeout(() => view.greet(null), GREETING_ON_PHONES_MS);
  }, GREETING_AFTER_MS);
};

const start = async (script: HTMLScriptElement): Promise<void> => {
  const { installer: slug, key } = script.dataset;
  if (!slug || !key) return;
  const api = new URL(`../api/widget/${slug}/`, script.src).href;
  try {
    const response = await fetch(`${api}launcher`, { method: 'POST', credentials: 'omit' });
    if (response.ok) {
      const launcher: Launcher = await response.json();
      show(script, { slug, key, api }, launcher);
    } else void response.body?.cancel();
  } catch {
    // Where the chat is unavailable, the host page shows nothing of it.
  }
};

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement && !('pilotlight' in window)) {
  Object.assign(window, { pilotlight: true });
  void start(currentScript);
}
