import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { Panel } from './panel-host';

export type SiteCall = 'look' | 'open' | 'close' | 'identify' | 'on';

/** Loads the panel if nobody has, for what is to be done with it. */
export type UsePanel = (then?: (panel: Panel) => void, wanted?: boolean) => void;

/** The part that hears the page around the chat, as the loader finds it. */
export interface SiteModule<View> {
  readonly hear: (
    call: SiteCall,
    told: readonly unknown[],
    host: HTMLElement,
    widget: { readonly launcher: Launcher },
    view: View,
    use: UsePanel,
  ) => void;
}
