import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { LauncherView } from '../loader/launcher-view';
import type { Panel } from '../panel-host';
import { createEvents } from './events';
import { createIdentity } from './identity';
import type { SiteCall, UsePanel } from '../site-calls';
import { createPlace } from './place';

type Calls = Readonly<Record<SiteCall, (...told: readonly unknown[]) => void>>;

/** What the page around the chat decides and asks: where it stands, and what its scripts call. */
const createSite = (host: HTMLElement, launcher: Launcher, view: LauncherView, use: UsePanel): Calls => {
  const dialog = () => view.element.querySelector('dialog');
  /** The panel as soon as anybody has opened it: what a page asks is no reason to load it. */
  const panel = new Promise<Panel>((resolve) => {
    const look = () => dialog() && use(resolve);
    new MutationObserver(look).observe(view.element, { childList: true });
    look();
  });
  const place = createPlace(host, launcher, view, use);
  const identity = createIdentity(panel);
  const events = createEvents(panel);
  return {
    look: (wake) => place.start(() => typeof wake === 'function' && wake()),
    open(words) {
      if (!host.isConnected) return;
      view.greet();
      use((loaded) => loaded.open(true, typeof words === 'string' ? words : undefined), true);
    },
    close() {
      if (dialog()?.open) use((loaded) => loaded.close());
    },
    identify: (...told) => identity.take(told[0]),
    on: (event, listener) => events.listen(event, listener),
  };
};

let known: { readonly host: HTMLElement; readonly calls: Calls } | undefined;

/** One page has one chat; a page that was written anew has a new one. */
export const hear = (
  call: SiteCall,
  told: readonly unknown[],
  host: HTMLElement,
  { launcher }: { readonly launcher: Launcher },
  view: LauncherView,
  use: UsePanel,
): void => {
  if (known?.host !== host) known = { host, calls: createSite(host, launcher, view, use) };
  known.calls[call](...told);
};
