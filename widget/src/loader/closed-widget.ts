import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { Embedding } from '../embedding';
import type { Panel, PanelModule } from '../panel-host';
import type { SiteCall, SiteModule } from '../site-calls';
import { adopt } from '../adopt';
import { memory } from '../browser-memory';
import { drawLauncher, type LauncherView } from './launcher-view';

/** One hash of all files, with which they are named. */
declare const FILES: string;

export const PHONE = '(max-width:600px),(max-height:560px)';
export const GREETING_AFTER_MS = 4000;
export const GREETING_ON_PHONES_MS = 8000;
export const LOOK_EVERY_MS = 500;

export interface WidgetOfPage extends Embedding {
  readonly launcher: Launcher;
  readonly address: string;
  readonly theme?: string | undefined;
  /** What the page's language is, where the page itself doesn't say. */
  readonly language?: string | undefined;
}

export const showWidget = (widget: WidgetOfPage): void => {
  const { slug, launcher, address, theme = '' } = widget;
  const host = document.createElement('pilotlight-chat');
  // Open, for accessibility tools and password managers; a closed root would hide nothing from the page's scripts.
  const root = host.attachShadow({ mode: 'open' });
  const phone = matchMedia(PHONE);
  let panel: Promise<Panel> | undefined;
  let again = '';
  let asked: unknown;

  // Browsers remember a failed import by its address, so each retry uses a new one.
  const load = <Module>(part: string): Promise<Module> =>
    import(/* @vite-ignore */ new URL(`${part}-${FILES}.js${again}`, address).href).catch((error: unknown) => {
      again += '?';
      throw error;
    });

  const use = (then?: (loaded: Panel) => void, focus?: boolean): void => {
    panel ??= load<PanelModule>('panel').then(({ mountPanel }) =>
      mountPanel({
        ...widget,
        ...memory,
        ...view,
        adopt: (css) => adopt(root, css),
        load,
        phone,
      }),
    );
    void panel.then(then, () => {
      panel = undefined;
      if (focus) view.greet('Not opened. Please try again.');
    });
  };
  const open = (focus?: boolean, words?: string): void => {
    view.greet();
    use((loaded) => loaded.open(focus, words), focus);
  };

  const view = drawLauncher(root, launcher, {
    onOpen: () => open(true),
    onDismiss() {
      view.greet();
      memory.keep('sessionStorage', slug, 'seen');
    },
  });
  view.element.style.colorScheme = theme;
  view.button.onpointerenter = view.button.onfocus = () => use();

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

  const site = (call: SiteCall, told: readonly unknown[]): Promise<void> =>
    load<SiteModule<LauncherView>>('site').then(
      ({ hear }) => hear(call, told, host, widget, view, use),
      () => undefined,
    );

  let tab: string | null | undefined | false = false;
  const wake = (): void => {
    if (tab !== false) return;
    tab = memory.recall('sessionStorage', slug);
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

  // Beside the body, which many sites swap from page to page. Where a page says where it wants the chat, a part of its own decides.
  const page = document.documentElement;
  const look = (): void => {
    if (!page.isConnected) {
      // Whoever writes the whole page anew may have removed the listeners too.
      showWidget(widget);
      return void panel?.then((loaded) => loaded.close());
    }
    setTimeout(look, LOOK_EVERY_MS);
    if (launcher.except || document.querySelector('[data-pilotlight-inline],[data-pilotlight-off]'))
      asked ??= site('look', [wake]);
    else if (!host.isConnected) {
      page.append(host);
      wake();
    }
  };
  look();

  window.pilotlight = Object.fromEntries(
    (['open', 'close', 'identify', 'on'] as const).map((call) => [call, (...told: unknown[]) => void site(call, told)]),
  );
  dispatchEvent(new Event('pilotlight'));
};
