/** @jsxImportSource @pilotlight/widget/jsx */
import { Icon } from './icons';
import type { PanelProps } from './panel-props';
import { PhotoChooser } from './photo-chooser';

export const LONGEST = 2000;
export const COUNT_FROM = 1800;

export const Composer = (props: PanelProps) => {
  const { conversation, length, photos, actions } = props;
  const { turns, emergency, lead } = conversation;
  const onSubmit = (event: Event & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('textarea');
    const text = field?.value.trim() ?? '';
    if (!field || !(text || photos?.areWaiting()) || text.length > LONGEST) return;
    actions.send(text);
    field.value = '';
    field.dispatchEvent(new Event('input'));
    field.focus();
  };
  const onInput = ({ currentTarget: field }: { currentTarget: HTMLTextAreaElement }) => {
    field.style.height = '';
    field.style.height = `${field.scrollHeight}px`;
    actions.count(field.value.trim().length);
  };
  const tooLong = length > LONGEST;
  const asksWho = emergency && !lead.phone && !lead.email;
  const placeholder = asksWho ? 'Your name and number' : turns.length ? 'Write a message' : 'Or tell us what’s wrong';
  return (
    <form class="composer" hidden={Boolean(props.form)} onSubmit={onSubmit}>
      <p id="length" class={tooLong ? 'meta err' : 'meta'} role="status">
        {length > COUNT_FROM && `${length} of ${LONGEST} characters${tooLong ? ', too long to send' : ''}`}
      </p>
      {photos?.waitingView()}
      <div>
        <PhotoChooser look="w-ib" label="Add a photo" actions={actions} />
        <textarea aria-label="Your message" placeholder={placeholder} onInput={onInput} />
        <button class="w-ib act" aria-label="Send message" aria-disabled={tooLong} aria-describedby="length">
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
};
