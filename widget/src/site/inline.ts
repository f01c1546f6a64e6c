import type { LauncherView } from '../loader/launcher-view';
import type { Panel } from '../panel-host';
import type { UsePanel } from '../site-calls';

const show = ({ context: { panel, resumed, draw, load, launcher, state }, open }: Panel) => {
  if (panel.className !== 'w') {
    panel.className = 'w';
    panel.open = true;
    draw();
  }
  if (launcher.offers[0]) void load('next').catch(() => undefined);
  if (resumed || state().turns.length) open(false);
};

/**
 * The chat in the page's text. It is shown at once, and open only from the visitor's first touch: till then nothing is stored and no session begins.
 */
export const createInline = ({ element }: LauncherView, use: UsePanel) => {
  let isInline = false;

  const stay = (panel: Panel) => {
    const { context } = panel;
    const dialog = context.panel;
    // A part of the page: neither modal on a phone, nor closed by Escape.
    dialog.showModal = () => {
      dialog.open = true;
    };
    new MutationObserver(() => {
      if (isInline && dialog.className !== 'w') show(panel);
    }).observe(dialog, { attributeFilter: ['class'] });
    for (const sign of ['focusin', 'pointerdown'])
      dialog.addEventListener(sign, () => {
        if (isInline && context.button.ariaExpanded === 'false') panel.open(false);
      });
  };
  let stays = false;

  return {
    settle(now: boolean) {
      if (now === isInline) return;
      isInline = now;
      element.classList.toggle('inline', now);
      use((panel) => {
        if (!stays) stay(panel);
        stays = true;
        if (isInline) return show(panel);
        Reflect.deleteProperty(panel.context.panel, 'showModal');
        // Back in the corner, only a chat that was begun stays open.
        panel.close();
        if (panel.context.state().turns.length) panel.open(false);
      });
    },
  };
};
