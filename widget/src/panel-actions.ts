import { closeFrame } from './frame';
import type { PanelContext } from './panel-host';
import type { PanelState } from './panel-state';
import type { LoadedParts } from './parts';
import { SOMETHING_ELSE } from './view/first-open';
import type { PanelActions } from './view/panel-props';

export const nothing = () => undefined;

/** A quick reply with these words opens the form instead of being said. */
export const LEAVE_DETAILS = 'Leave my details';

export const createActions = (
  context: PanelContext,
  parts: LoadedParts,
  panelState: PanelState,
  write: () => void,
): Omit<PanelActions, 'scrolled' | 'toEnd'> => {
  const attempt = async (work: Promise<unknown>): Promise<void> => {
    panelState.notice = await work.then(
      () => '',
      () => 'This couldn’t be loaded. Please try again.',
    );
    context.draw();
  };
  const leaveDetails = () => void attempt(parts.load('details').then(({ show }) => show(true)));

  return {
    send(text) {
      const id = context.newId();
      context.say(parts.here.photos?.send(id, text) ?? text, id);
    },
    choose(words) {
      if (words === LEAVE_DETAILS) return leaveDetails();
      if (words === SOMETHING_ELSE) return write();
      context.say(words, context.newId());
      context.focusOnTalk();
    },
    leaveDetails,
    unfold: () => void attempt(parts.load('menu')),
    count(characters) {
      panelState.length = characters;
      if (characters) parts.here.live?.typed();
      context.draw();
    },
    expectPhotos: () => void parts.load('photos').catch(nothing),
    addPhotos(files, slot) {
      const chosen = [...(files ?? [])];
      if (chosen.length > 0) void attempt(parts.load('photos').then(({ add }) => add(chosen, slot)));
    },
    retry: context.retry,
    startAgain() {
      context.forget();
      for (const form of context.panel.querySelectorAll('form')) form.reset();
      panelState.length = 0;
      parts.here.details?.clear();
      parts.here.photos?.clear();
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
