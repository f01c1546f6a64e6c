/** @jsxImportSource @pilotlight/widget/jsx */
import type { Launcher } from '@pilotlight/contracts/http/widget';
import type { Conversation } from '../conversation/conversation.state';
import type { LeadProblems } from '../conversation/lead-checks';
import { Composer } from './composer';
import { FirstOpen } from './first-open';
import { Head } from './head';
import { Icon } from './icons';
import { Log } from './log';
import { Privacy } from './privacy';
import { trouble } from './turn';

export interface FormState {
  readonly open: boolean;
  readonly problems: LeadProblems;
  readonly sending: boolean;
  /** Why the details could not be sent. */
  readonly failure: string;
  /** How many characters the message field holds. */
  readonly length: number;
}

export interface ScrollState {
  /** Something new stands below what the reader looks at. */
  readonly behind: boolean;
  readonly cardAway: boolean;
}

export interface PanelActions {
  readonly say: (text: string) => void;
  /** Says a suggested reply, or opens the form where the reply offers that. */
  readonly choose: (words: string) => void;
  readonly retry: (id: string) => void;
  readonly startAgain: () => void;
  readonly close: () => void;
  readonly showForm: (open: boolean) => void;
  readonly check: (event: Event) => void;
  readonly leave: (event: Event) => void;
  readonly count: (length: number) => void;
  readonly scrolled: () => void;
  readonly toEnd: () => void;
  /** Puts focus where the visitor goes on: the field, or on a phone the log, so that no keyboard comes unasked. */
  readonly focusOnTalk: () => void;
}

export interface PanelProps {
  readonly launcher: Launcher;
  readonly conversation: Conversation;
  readonly form: FormState;
  readonly scroll: ScrollState;
  /** Why the chat can't be had, in the server's words. */
  readonly notice: string;
  readonly now: Date;
  readonly actions: PanelActions;
}

/** Everything inside the panel, drawn from its state alone. */
export const PanelView = (props: PanelProps) => {
  const { launcher, conversation, form, notice, actions } = props;
  const { turns, online, emergency } = conversation;
  const first = !turns.length && !form.open;
  const last = turns.at(-1);
  const answer = last?.delivery === 'answered' ? last : undefined;
  const chips = (!emergency && !form.open && answer?.quickReplies) || [];
  return (
    <>
      {first ? (
        <FirstOpen {...props} />
      ) : (
        <div class="w-head" key="head">
          <Head {...props} />
        </div>
      )}
      <p class="bar" role="status">
        {(!online || notice) && <Icon name={online ? 'alert' : 'offline'} />}
        {online ? notice : 'You’re offline. Messages go when you’re back.'}
      </p>
      <div class="w-talk" key="talk" hidden={first}>
        <Log {...props} />
      </div>
      {chips.length > 0 && (
        <div class="w-dock" key="chips" role="group" aria-label="Suggested replies">
          {chips.map((words) => (
            <button class="chip" onClick={() => actions.choose(words)}>
              {words}
            </button>
          ))}
        </div>
      )}
      <Composer {...props} />
      {first && (
        <div class="w-foot" key="foot">
          An AI answers, {launcher.name} follows up. <Privacy firm={launcher.name} />
        </div>
      )}
      <p class="vh" role="status">
        {(last && trouble(last)) ?? answer?.answer}
      </p>
    </>
  );
};
