/** @jsxImportSource @pilotlight/widget/jsx */
import { render } from './jsx/render';
import { createApi, refusal } from './conversation/api';
import { newConversation } from './conversation/conversation.state';
import { createSay, newMessageId, now, startOutbox } from './conversation/outbox';
import { createStore } from './conversation/store';
import { createSession } from './conversation/session';
import { createActions } from './panel-actions';
import type { Panel, PanelContext, PanelHost } from './panel-host';
import { createUnread, type PanelState } from './panel-state';
import { dressFrame, fitFrame, openFrame } from './frame';
import { createHearing } from './hearing';
import { takeKeys } from './keys';
import { createParts } from './parts';
import { createReader } from './reader';
import { Icon, icons } from './view/icons';
import { closeMenu } from './view/head';
import { drawButton } from './view/launcher-button';
import type { PanelActions } from './view/panel-props';
import { PanelView } from './view/panel-view';
import { panelStyles } from './view/styles';

export const mountPanel = (host: PanelHost): Panel => {
  const { launcher, element, phone, button } = host;
  const store = createStore(newConversation(navigator.onLine));
  const api = createApi(host.api);
  const session = createSession(host, api, host);
  const dialog = document.createElement('dialog');
  const panelState: PanelState = { open: false, notice: '', length: 0, unread: 0 };
  const unreadOf = createUnread(panelState);

  const focusOn = (selector: string) => dialog.querySelector<HTMLElement>(selector)?.focus();
  const write = () => focusOn('textarea');
  const draw = () => {
    const conversation = store.state();
    if (conversation.emergency) actions.expect('signs');
    drawButton(button, launcher, panelState.open, unreadOf(conversation.turns));
    render(
      <PanelView
        {...{
          ...panelState,
          ...parts.here,
          launcher,
          conversation,
          Privacy,
          scroll: reader.state(),
          now: new Date(),
          actions,
        }}
      />,
      dialog,
    );
    // Under a finger that fills in a form, nothing moves.
    if (!panelState.form) reader.follow(conversation.turns);
    hearing.follow();
  };
  const reader = createReader(dialog, draw);
  const Privacy = () => (
    <details class="w-privacy" onToggle={actions.unfold}>
      <summary>Privacy</summary>
      {parts.here.menu?.privacy()}
    </details>
  );
  const context: PanelContext = {
    ...host,
    ...store,
    ...api,
    ...session,
    panel: dialog,
    enter: () => hearing.enter(),
    load: (name) => parts.load(name),
    draw,
    firm: launcher.name,
    openForm(form) {
      panelState.form = form;
      draw();
    },
    focusOnTalk() {
      if (!phone.matches) return write();
      dialog.focus();
      // Before the first message there is no log, and the panel keeps the focus.
      focusOn('[role=log]');
    },
    refuse: refusal,
    newId: newMessageId,
    now,
    say: createSay(store),
    retry: (id) => store.dispatch({ type: 'moved', id, delivery: 'waiting' }),
    Icon,
    icons,
    language: host.language || document.documentElement.lang,
    Privacy,
    closeMenu,
    actions: () => actions,
  };
  const parts = createParts(context, host.load);
  const hearing = createHearing(context, parts, panelState);
  const actions: PanelActions = { ...reader.actions, ...createActions(context, parts, panelState, write) };

  dressFrame(dialog, launcher.name, actions);
  takeKeys(dialog, actions.close);
  host.adopt(panelStyles);
  element.prepend(dialog);
  store.subscribe(draw);
  startOutbox(store, api, session, (id) => parts.here.photos?.filesOf(id));
  fitFrame(dialog, phone, draw);

  const panel: Panel = {
    open(focus, words) {
      if (focus === undefined) return void hearing.look();
      panelState.open = true;
      context.keep('sessionStorage', context.slug, 'open');
      draw();
      openFrame(dialog, phone);
      reader.actions.toEnd();
      if (focus && phone.matches) dialog.focus();
      else if (focus) write();
      hearing.arrive();
      if (launcher.offers[0]) actions.expect('next');
      // A second tap says nothing twice.
      if (words && store.state().turns.at(-1)?.said !== words) actions.choose(words);
    },
    close: actions.close,
    context,
  };
  if (!/^(en|$)/.test(context.language)) actions.expect('language');
  button.onclick = () => (panelState.open ? actions.close() : panel.open(true));
  return panel;
};
