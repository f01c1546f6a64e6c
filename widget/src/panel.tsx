/** @jsxImportSource @pilotlight/widget/jsx */
import { render } from './jsx/render';
import { createApi, Refusal } from './conversation/api';
import { newConversation } from './conversation/conversation.state';
import { startCourier } from './conversation/courier';
import { newMessageId } from './conversation/message-id';
import { createStore } from './conversation/store';
import { ASK_AGAIN_MS, createVisit } from './conversation/visit';
import { createDesk, LEAVE_DETAILS } from './desk';
import type { Panel, PanelPlace } from './embedding';
import { closeFrame, fitFrame, openFrame } from './frame';
import { createReader } from './reader';
import { closeMenu } from './view/head';
import type { PanelActions } from './view/panel-props';
import { PanelView } from './view/panel-view';
import { panelStyles } from './view/styles';

const stamp = () => ({ id: newMessageId(), at: new Date().toISOString() });

/** Builds the chat into the place that the loader lends; it shows with `open`. */
export const mountPanel = (place: PanelPlace): Panel => {
  const { embedding, launcher, container, phone, onClose, onUnread } = place;
  const store = createStore(newConversation(navigator.onLine));
  const api = createApi(embedding.api);
  const visit = createVisit(embedding, api, place.memory);
  const dialog = document.createElement('dialog');
  let open = false;
  let entered = false;
  let seen = 0;
  let notice = '';

  const focusOn = (selector: string) => dialog.querySelector<HTMLElement>(selector)?.focus();
  const write = () => focusOn('textarea');
  const focusOnTalk = () => {
    if (!phone.matches) return write();
    dialog.focus();
    // Before the first message there is no log to be seen, and the panel keeps the focus.
    focusOn('[role=log]');
  };
  const draw = () => {
    const { turns } = store.state();
    const answers = turns.filter(({ delivery, answer }) => delivery === 'answered' && answer).length;
    if (open) seen = answers;
    else if (answers > seen) onUnread(answers - seen);
    render(
      <PanelView
        {...{
          launcher,
          conversation: store.state(),
          form: desk.state(),
          scroll: reader.state(),
          notice,
          now: new Date(),
          actions,
        }}
      />,
      dialog,
    );
    reader.follow(turns);
  };
  const reader = createReader(dialog, () => draw());
  const desk = createDesk(
    dialog,
    () => draw(),
    focusOnTalk,
    () => store.state().lead,
    async (draft) => {
      const { message, lead } = await visit.within((session) => api.lead(session, draft));
      store.happened({ type: 'learned', lead });
      store.happened({ type: 'told', ...stamp(), text: message });
    },
  );
  const actions: PanelActions = {
    ...reader.actions,
    ...desk.actions,
    write,
    say: (text) => store.happened({ type: 'written', ...stamp(), text }),
    choose(words) {
      if (words === LEAVE_DETAILS) return desk.actions.showForm(true);
      actions.say(words);
      focusOnTalk();
    },
    retry: (id) => store.happened({ type: 'moved', id, delivery: 'waiting' }),
    startAgain() {
      visit.forget();
      desk.clear();
      store.happened({ type: 'startedAgain' });
      focusOnTalk();
    },
    close() {
      open = false;
      closeFrame(dialog);
      onClose();
    },
  };

  const enter = async () => {
    if (entered) return;
    entered = true;
    try {
      await visit.within(async (session) => {
        if (resumed || store.state().person) store.happened({ type: 'restored', ...(await api.conversation(session)) });
      });
      notice = '';
    } catch (error) {
      entered = false;
      if (error instanceof Refusal) notice = error.message;
    }
    draw();
  };
  const resumed = visit.resumes();

  dialog.className = 'w';
  dialog.tabIndex = -1;
  dialog.ariaLabel = `Chat with ${launcher.name}`;
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onkeydown = ({ key }) => {
    if (key === 'Escape' && !closeMenu(dialog.querySelector('.w-menu[open]'))) actions.close();
  };
  place.adopt(panelStyles);
  container.prepend(dialog);
  store.subscribe(draw);
  startCourier(store, api, visit);
  window.addEventListener('offline', () => store.happened({ type: 'connected', online: false }));
  window.addEventListener('online', () => {
    void enter();
    store.happened({ type: 'connected', online: true });
  });
  fitFrame(dialog, phone);
  // What a person writes comes when it comes.
  setInterval(() => {
    if (!open || document.hidden || !store.state().person) return;
    entered = false;
    void enter();
  }, ASK_AGAIN_MS);

  return {
    open(focus) {
      open = true;
      draw();
      openFrame(dialog, phone);
      reader.actions.toEnd();
      if (focus && phone.matches) dialog.focus();
      else if (focus) write();
      void enter();
    },
    close: actions.close,
  };
};
