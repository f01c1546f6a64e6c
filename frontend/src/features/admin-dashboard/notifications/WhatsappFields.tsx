import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '../../../ui/fields/Field';
import { monospace } from '../../../ui/monospace';
import { TokenField } from './TokenField';
import { useInsertion } from './useInsertion';
import type { TemplateDraft } from './useTemplateDraft';
import { VariableChips } from './VariableChips';

interface WhatsappFieldsProps {
  readonly draft: TemplateDraft;
  readonly variables: readonly string[];
}

export const WhatsappFields = ({ draft, variables }: WhatsappFieldsProps) => {
  const { body, onFocus, insert } = useInsertion();
  const { whatsapp } = draft.texts;
  const refused = draft.refused.get('whatsapp.contentSid');
  return (
    <>
      <div>
        <TokenField
          label="WhatsApp body"
          minHeight={112}
          value={whatsapp.body}
          onChange={(text) => draft.change('whatsapp', { body: text })}
          refused={draft.refused.get('whatsapp.body')}
          inputRef={body}
          {...{ variables, onFocus }}
        />
        <VariableChips variables={variables} onInsert={insert} />
      </div>
      <Field
        label="ContentSid"
        help="The text that WhatsApp has approved, for people who haven't written in the last 24 hours. Everyone else gets the body above."
        {...(refused && { error: refused })}
      >
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            fullWidth
            placeholder="HX..."
            value={whatsapp.contentSid}
            onChange={({ target }) => draft.change('whatsapp', { contentSid: target.value.trim() })}
            error={Boolean(refused)}
            slotProps={{ input: { 'aria-describedby': describedBy, spellCheck: false } }}
            sx={{ fontFamily: monospace }}
          />
        )}
      </Field>
    </>
  );
};
