/** @jsxImportSource @pilotlight/widget/jsx */
import { render } from './jsx/render';
import { createApi, refusal, Refusal, type Restored } from './conversation/api';
import { newConversation } from './conversation/conversation.state';
import { startOutbox } from './conversation/outbox';
import { newMessageId } from './conversation/message-id';
import { createStore } from './conversation/store';
import { createSession } from './conversation/session';
import { createWriting, now } from './conversation/writing';
import type { Panel, PanelHost } from './panel-host';
import { closeFrame, dressFrame, fitFrame, openFrame } from './frame';
import { isPollDue, POLL_MS } from './poll-schedule';
import { createParts } from './parts';
import { createReader } from './reader';
import { Icon } from './view/icons';
import type { PanelActions } from './view/panel-props';
import { PanelView } from './view/panel-view';
import { Privacy } from './view/privacy';
import { panelStyles } from './view/styles';

const nothing = () => undefined;

/** A quick reply with these words opens the form instead of being said. */
const LEAVE_DETAILS = 'Leave my details';

/** Builds the chat into the host that the loader lends; `open` shows it. */
export const mountPanel = (host: PanelHost): Panel => {
  const { embedding, launcher, container, phone, onClose, onUnread } = host;
  const store = createStore(newConversation(navigator.onLine));
  const api = createApi(embedding.api);
  const session = createSession(embedding, api, host.memory);
  const dialog = document.createElement('dialog');
  let open = false;
  let entered = false;
  let seen = 0;
  let notice = '';
  let length = 0;
  /** How often the rhythm came round since anybody last spoke. */
  let quiet = 0;
  let spoken = 0;

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
    const { details, photos } = parts.here;
    const answers = turns.filter(({ delivery, answer }) => delivery === 'answered' && answer).length;
    if (open) seen = answers;
    else if (answers > seen) onUnread(answers - seen);
    const speaking = turns.length + answers;
    if (speaking !== spoken) quiet = 0;
    spoken = speaking;
    render(
      <PanelView
        {...{
          launcher,
          conversation: store.state(),
          form: { open: details?.isOpen() ?? false, view: details?.view() },
          length,
          photos,
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
  const reader = createReader(dialog, draw);
  const say = createWriting(store);
  const retry = (id: string) => store.dispatch({ type: 'moved', id, delivery: 'waiting' });
  const parts = createParts({
    ...embedding,
    ...host.memory,
    ...store,
    ...api,
    ...session,
    panel: dialog,
    adopt: host.adopt,
    load: host.load,
    draw,
    firm: launcher.name,
    focusOnTalk,
    refuse: refusal,
    newId: newMessageId,
    now,
    say,
    retry,
    Icon,
    Privacy,
  });
  const attempt = async (work: Promise<void>): Promise<void> => {
    notice = await work.then(
      () => '',
      () => 'This couldn’t be loaded. Please try again.',
    );
    draw();
  };
  const actions: PanelActions = {
    ...reader.actions,
    write,
    send(text) {
      const id = newMessageId();
      say(parts.here.photos?.send(id, text) ?? text, id);
    },
    choose(words) {
      if (words === LEAVE_DETAILS) return actions.leaveDetails();
      say(words, newMessageId());
      focusOnTalk();
    },
    leaveDetails: () => void attempt(parts.load('details').then(({ show }) => show(true))),
    count(characters) {
      length = characters;
      draw();
    },
    expectPhotos: () => void parts.load('photos').catch(nothing),
    addPhotos(files, slot) {
      const chosen = [...(files ?? [])];
      if (chosen.length > 0) void attempt(parts.load('photos').then(({ add }) => add(chosen, slot)));
    },
    retry,
    startAgain() {
      session.forget();
      for (const form of dialog.querySelectorAll('form')) form.reset();
      length = 0;
      parts.here.details?.clear();
      parts.here.photos?.clear();
      store.dispatch({ type: 'startedAgain' });
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
      await session.within(async (opened) => {
        if (!resumed && !store.state().turns.length) return;
        const told: Restored = await api.ask('conversation', opened);
        store.dispatch({ type: 'restored', ...told });
        if (told.lines.some((line) => line.photos))
          void parts.load('photos').then(({ restore }) => restore(told.lines), nothing);
        if (host.memory.recall('localStorage', `${embedding.slug}:thanks`)) void parts.load('details').catch(nothing);
      });
      notice = '';
    } catch (error) {
      entered = false;
      if (error instanceof Refusal) notice = error.message;
    }
    draw();
  };
  const resumed = session.resumes();
  const connect = () => {
    const online = navigator.onLine;
    if (online) void enter();
    store.dispatch({ type: 'connected', online });
  };

  dressFrame(dialog, launcher.name, actions);
  host.adopt(panelStyles);
  container.prepend(dialog);
  store.subscribe(draw);
  startOutbox(store, api, session, (id) => parts.here.photos?.filesOf(id));
  for (const sign of ['online', 'offline', 'visibilitychange']) addEventListener(sign, connect);
  fitFrame(dialog, phone, draw);
  // What a person writes comes when it comes, also where nobody asked for one.
  setInterval(() => {
    const { turns, person } = store.state();
    if (!open || document.hidden || !turns.length || !isPollDue(++quiet, Boolean(person))) return;
    entered = false;
    void enter();
  }, POLL_MS);

  return {
    open(focus) {
      open = true;
      quiet = 0;
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
