import type { Unread } from '@pilotlight/contracts/http/hearing';
import { Refusal, type Restored } from './conversation/api';
import { nothing } from './panel-actions';
import type { PanelContext } from './panel-host';
import type { PanelState } from './panel-state';
import type { LoadedParts } from './parts';

/** How often a chat without a stream asks whether a person has written. */
export const LOOK_MS = 15_000;

/** Holds a stream while a person is wanted or answers and the panel is looked at, else polls. */
export const createHearing = (context: PanelContext, parts: LoadedParts, panelState: PanelState) => {
  const { state, dispatch, recall, keep, slug, draw } = context;
  const drawer = `${slug}:seen`;
  let live: Promise<void> | undefined;
  const isSeen = () => panelState.open && !document.hidden;
  const spokenByPeople = () => `${state().turns.filter((turn) => turn.name).length}`;

  const enter = async () => {
    try {
      await context.within(async (opened) => {
        if (!context.resumed && !state().turns.length) return;
        const told: Restored = await context.ask('conversation', opened);
        dispatch({ type: 'restored', ...told });
        if (told.lines.some((line) => line.photos))
          void parts.load('photos').then(({ restore }) => restore(told.lines), nothing);
        if (recall('localStorage', `${slug}:thanks`)) void parts.load('details').catch(nothing);
      });
      panelState.notice = '';
    } catch (error) {
      if (error instanceof Refusal) panelState.notice = error.message;
    }
    draw();
  };

  const look = async () => {
    const { turns, person } = state();
    const seen = recall('localStorage', drawer) || (turns[0] && spokenByPeople());
    const opened = await context.peek();
    if (!opened || !seen || parts.here.live?.isHeld()) return;
    try {
      const told: Unread = await context.ask(`unread?seen=${seen}`, opened);
      dispatch({ type: 'learned', person: told.person });
      if (isSeen()) {
        if (told.unread || told.person !== person) void enter();
        return;
      }
      panelState.unread = told.unread;
      draw();
      if (told.unread || parts.here.bubble) (await parts.load('bubble')).show(told, +seen, panelState.open);
    } catch (error) {
      // The conversation has ended: nobody asks again until the visitor writes.
      if (error instanceof Refusal && error.status === 401) context.forget();
    }
  };

  const arrive = () => {
    if (!isSeen()) return;
    panelState.unread = 0;
    parts.here.bubble?.show();
    void enter();
  };
  const connect = () => {
    const online = navigator.onLine;
    dispatch({ type: 'connected', online });
    if (online) arrive();
  };
  for (const sign of ['online', 'offline', 'visibilitychange']) addEventListener(sign, connect);
  setInterval(() => void look(), LOOK_MS);

  return {
    enter,
    look,
    arrive,
    follow() {
      const { turns, person } = state();
      const seen = isSeen();
      if (seen && turns.length) keep('localStorage', drawer, spokenByPeople());
      if (seen && person)
        live ??= parts.load('live').then(draw, () => {
          live = undefined;
        });
      parts.here.live?.follow(seen);
    },
  };
};
