/** @jsxImportSource @pilotlight/widget/jsx */
import { photoAskedFor } from '../conversation/photo-asked-for';
import { photoSlotName } from '../photo-slot-name';
import { dayLine } from './day-line';
import { Icon } from './icons';
import type { PanelProps } from './panel-props';
import { PhotoChooser } from './photo-chooser';
import { TurnView } from './turn';

export const Log = (props: PanelProps) => {
  const { conversation, form, scroll, actions } = props;
  const { turns } = conversation;
  const call = turns.findLast((turn) => turn.card?.kind === 'card')?.card?.calls[0];
  const asked = !form && photoAskedFor(conversation);
  return [
    scroll.cardAway && call && (
      <a class="bar sos-bar" href={call.href}>
        <Icon name="phone" />
        Call {call.number}
      </a>
    ),
    <div class="w-log" role="log" aria-live="off" aria-label="Conversation" tabIndex={0} onScroll={actions.scrolled}>
      {turns.map((turn, index) => {
        const day = dayLine(turn.at, turns[index - 1]?.at, props.now);
        return [
          day && <p class="w-day">{day}</p>,
          <TurnView turn={turn} show={props.photos?.viewOf} onRetry={actions.retry} />,
        ];
      })}
      {props.live?.view()}
      {asked && (
        <PhotoChooser look="drop" label={`Send a photo: ${photoSlotName(asked)}`} slot={asked} actions={actions} />
      )}
      {props.details?.view(form === 'details')}
      {props.booking?.view(form === 'booking')}
    </div>,
    scroll.behind && (
      <div class="w-new">
        <button class="chip" onClick={actions.toEnd}>
          New message ↓
        </button>
      </div>
    ),
  ];
};
