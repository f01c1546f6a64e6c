import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { Embedding } from '../embedding';
import type { Panel, PanelModule } from '../panel-host';
import { adopt } from '../adopt';
import { memory } from '../browser-memory';
import { drawLauncher } from './launcher-view';

/** The panel's file, named with a hash of its content. */
declare const PANEL: string;

export const PHONE = '(max-width:600px),(max-height:560px)';
export const GREETING_AFTER_MS = 4000;
export const GREETING_ON_PHONES_MS = 8000;
export const LOOK_EVERY_MS = 500;

export interface WidgetOfPage extends Embedding {
  readonly launcher: Launcher;
  readonly address: string;
  readonly theme: string | undefined;
}

export const showWidget = (widget: WidgetOfPage): void => {
  const { slug, launcher, address, theme = '' } = widget;
  const host = document.createElement('pilotlight-chat');
  // Open, for accessibility tools and password managers; a closed root would hide nothing from the page's scripts.
  const root = host.attachShadow({ mode: 'open' });
  const phone = matchMedia(PHONE);
  let panel: Promise<Panel> | undefined;
  let again = '';

  // Browsers remember a failed import by its address, so each retry uses a new one.
  const load = <Module>(file: string): Promise<Module> =>
    import(/* @vite-ignore */ new URL(file + again, address).href).catch((error: unknown) => {
      again += '?';
      throw error;
    });

  const open = (focus?: boolean, words?: string): void => {
    view.greet();
    panel ??= load<PanelModule>(PANEL).then(({ mountPanel }) =>
      mountPanel({
        ...widget,
        ...memory,
        ...view,
        adopt: (css) => adopt(root, css),
        load,
        phone,
      }),
    );
    panel
      .then((loaded) => loaded.open(focus, words))
      .catch(() => {
        panel = undefined;
        if (focus) view.greet('The chat couldn’t open. Please try again.');
      });
  };

  const view = drawLauncher(root, launcher, {
    onOpen: () => open(true),
    onDismiss() {
      view.greet();
      memory.keep('sessionStorage', slug, 'seen');
    },
  });
  view.element.style.colorScheme = theme;
  view.button.onpointerenter = view.button.onfocus = () => void load(PANEL).catch(() => undefined);

  // Ahead of the page's own routing, which ignores a link that is taken.
  document.addEventListener(
    'click',
    (click) => {
      const link = click.target instanceof Element && click.target.closest<HTMLElement>('[data-pilotlight-open]');
      if (!link || !host.isConnected) return;
      click.preventDefault();
      open(true, link.dataset['pilotlightOpen']);
    },
    true,
  );

  // Beside the body, which many sites swap from page to page.
  const page = document.documentElement;
  page.append(host);
  const looking = setInterval(() => {
    if (host.isConnected) return;
    if (document.documentElement === page) page.append(host);
    else {
      // Whoever writes the whole page anew may have removed the listeners too.
      clearInterval(looking);
      showWidget(widget);
      void panel?.then((loaded) => loaded.close());
    }
  }, LOOK_EVERY_MS);

  const tab = memory.recall('sessionStorage', slug);
  // An open chat goes on after a reload, but never covers a phone's page unasked; a closed one may hear of a person's words.
  if (tab === 'open' && !phone.matches) open(false);
  else if (memory.recall('localStorage', `${slug}:seen`)) open();
  if (tab) return;
  setTimeout(() => {
    if (panel) return;
    view.greet(launcher.branding.greetingMessage);
    if (phone.matches) setTimeout(() => view.greet(), GREETING_ON_PHONES_MS);
  }, GREETING_AFTER_MS);
};
