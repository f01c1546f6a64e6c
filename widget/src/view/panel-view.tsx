/** @jsxImportSource @pilotlight/widget/jsx */
import { Composer } from './composer';
import { FirstOpen } from './first-open';
import { Head } from './head';
import { Icon } from './icons';
import { Log } from './log';
import type { PanelProps } from './panel-props';

export const PanelView = (props: PanelProps) => {
  const { conversation, form, notice, Privacy } = props;
  const { turns, online } = conversation;
  const first = !turns.length && !form;
  // Beside a card the server offers none but its question’s answers, or the way back where it may be needless.
  const chips = form ? undefined : turns.at(-1)?.quickReplies;
  return [
    first ? (
      <FirstOpen {...props} />
    ) : (
      <div class="w-head" key="head">
        <Head {...props} />
      </div>
    ),
    <p class="bar" role="status">
      {(!online || notice) && <Icon name={online ? 'alert' : 'offline'} />}
      {online ? notice : 'You’re offline. We’ll send it when you’re back online.'}
    </p>,
    <div class="w-talk" key="talk" hidden={first}>
      <Log {...props} />
    </div>,
    chips?.[0] && (
      <div class="w-dock" key="chips" role="group" aria-label="Suggested replies">
        {chips.map((words) => (
          <button class="chip" onClick={() => props.actions.choose(words)}>
            {words}
          </button>
        ))}
      </div>
    ),
    <Composer {...props} />,
    first && (
      <div class="w-foot" key="foot">
        AI assistant. The team follows up. <Privacy />
      </div>
    ),
    <p class="vh" role="status">
      {conversation.spoken}
    </p>,
  ];
};
