/** @jsxImportSource @pilotlight/widget/jsx */
import { Icon } from './icons';
import type { PanelProps } from './panel-props';

export const LONGEST = 2000;
export const COUNT_FROM = 1800;
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/heic,.heic';

const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLTextAreaElement }) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** The message field: Enter sends, Shift+Enter breaks the line, and it grows with its text up to five lines. */
export const Composer = (props: PanelProps) => {
  const { conversation, form, length, photos, actions } = props;
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
    <form class="composer" hidden={form.open} onSubmit={onSubmit}>
      <p id="length" class={tooLong ? 'meta err' : 'meta'} role="status">
        {length > COUNT_FROM && `${length} of ${LONGEST} characters${tooLong ? ', too long to send' : ''}`}
      </p>
      {photos?.waitingView()}
      <div>
        <input
          type="file"
          hidden
          multiple
          accept={PHOTO_TYPES}
          aria-label="Photos"
          onChange={({ currentTarget }) => {
            actions.addPhotos(currentTarget.files);
            currentTarget.value = '';
          }}
        />
        <button
          type="button"
          class="w-ib"
          aria-label="Add a photo"
          onClick={({ currentTarget: { previousSibling: chooser } }) => {
            actions.expectPhotos();
            if (chooser instanceof HTMLInputElement) chooser.click();
          }}
        >
          <Icon name="camera" />
        </button>
        <textarea aria-label="Your message" placeholder={placeholder} onInput={onInput} onKeyDown={onKeyDown} />
        <button class="w-ib act" aria-label="Send message" aria-disabled={tooLong} aria-describedby="length">
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
};
