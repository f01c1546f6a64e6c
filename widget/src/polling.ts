import { Refusal, type Restored } from './conversation/api';
import type { PanelContext } from './panel-host';
import type { PanelState } from './panel-state';
import type { LoadedParts } from './parts';
import { nothing } from './panel-actions';
import { isPollDue, POLL_MS } from './poll-schedule';

/** Fetches news of the conversation whenever the browser reconnects, and at intervals while the panel is in view. Returns a function that fetches now. */
export const startPolling = (
  context: PanelContext,
  parts: LoadedParts,
  panelState: PanelState,
): (() => Promise<void>) => {
  let entered = false;
  const enter = async () => {
    if (entered) return;
    entered = true;
    try {
      await context.within(async (opened) => {
        if (!context.resumed && !context.state().turns.length) return;
        const told: Restored = await context.ask('conversation', opened);
        context.dispatch({ type: 'restored', ...told });
        if (told.lines.some((line) => line.photos))
          void parts.load('photos').then(({ restore }) => restore(told.lines), nothing);
        if (context.recall('localStorage', `${context.slug}:thanks`)) void parts.load('details').catch(nothing);
      });
      panelState.notice = '';
    } catch (error) {
      entered = false;
      if (error instanceof Refusal) panelState.notice = error.message;
    }
    context.draw();
  };
  const connect = () => {
    const online = navigator.onLine;
    if (online) void enter();
    context.dispatch({ type: 'connected', online });
  };

  for (const sign of ['online', 'offline', 'visibilitychange']) addEventListener(sign, connect);
  // A person may write at any time, even where the visitor never asked for one.
  setInterval(() => {
    const { turns, person } = context.state();
    if (!panelState.open || document.hidden || !turns.length || !isPollDue(++panelState.quiet, Boolean(person))) return;
    entered = false;
    void enter();
  }, POLL_MS);
  return enter;
};
