import { closeFrame } from './frame';
import { LEAVE_DETAILS } from './form-words';
import type { LazyParts } from './lazy-parts';
import type { PanelContext } from './panel-host';
import type { PanelState } from './panel-state';
import type { LoadedParts } from './parts';
import { SOMETHING_ELSE } from './view/first-open';
import type { PanelActions } from './view/panel-props';

export const nothing = () => undefined;

/** What the visitor can do in the panel, apart from moving about in it. */
export const createActions = (
  context: PanelContext,
  parts: LoadedParts,
  panelState: PanelState,
  write: () => void,
): Omit<PanelActions, 'scrolled' | 'toEnd'> => {
  const attempt = async <Name extends keyof LazyParts>(name: Name, use: (part: LazyParts[Name]) => void = nothing) => {
    try {
      use(await parts.load(name));
      panelState.notice = '';
    } catch {
      panelState.notice = 'This couldn’t be loaded. Please try again.';
    }
    context.draw();
  };
  const { offers }: { readonly offers: readonly string[] } = context.launcher;

  return {
    send(text) {
      const id = context.newId();
      context.say(parts.here.photos?.send(id, text) ?? text, id);
    },
    choose(words) {
      // Nothing is booked in an emergency.
      const isBooked = offers.includes(words) && !context.state().emergency;
      const form = words === LEAVE_DETAILS ? 'details' : isBooked && 'booking';
      if (form) return void attempt(form, ({ show }) => show(words));
      // Asked to write, a phone shows its keyboard.
      if (words === SOMETHING_ELSE) return write();
      context.say(words, context.newId());
      context.focusOnTalk();
    },
    unfold: () => void attempt('menu'),
    count(characters) {
      panelState.length = characters;
      if (characters) parts.here.live?.typed();
      context.draw();
    },
    expect: (name) => void parts.load(name).catch(nothing),
    addPhotos(files, slot) {
      const chosen = [...(files ?? [])];
      if (chosen[0]) void attempt('photos', ({ add }) => add(chosen, slot));
    },
    retry: context.retry,
    startAgain() {
      context.forget();
      for (const form of context.panel.querySelectorAll('form')) form.reset();
      panelState.length = 0;
      panelState.form = undefined;
      for (const part of ['details', 'booking', 'photos'] as const) parts.here[part]?.clear();
      context.dispatch({ type: 'startedAgain' });
      context.focusOnTalk();
    },
    close() {
      panelState.open = false;
      closeFrame(context.panel);
      context.keep('sessionStorage', context.slug, 'seen');
      context.draw();
      context.button.focus();
    },
  };
};
