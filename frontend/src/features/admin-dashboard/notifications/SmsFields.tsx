import Typography from '@mui/material/Typography';
import { mostSmsCharacters } from '@pilotlight/contracts/values/notification-template';
import { type PreviewSample, type RealSample, withUnknown } from './preview-samples';
import { SegmentCard } from './SegmentCard';
import { smsMeasure } from './sms-bar';
import { unknownNames } from './template-text';
import { TokenField } from './TokenField';
import { useInsertion } from './useInsertion';
import type { TemplateDraft } from './useTemplateDraft';
import { VariableChips } from './VariableChips';

interface SmsFieldsProps {
  readonly draft: TemplateDraft;
  readonly variables: readonly string[];
  readonly sample: PreviewSample;
  readonly real: readonly RealSample[];
}

export const SmsFields = ({ draft, variables, sample, real }: SmsFieldsProps) => {
  const { body, onFocus, insert } = useInsertion();
  const text = draft.texts.sms.body;
  const values = withUnknown(sample, unknownNames(text, variables));
  const measure = smsMeasure(
    text,
    values,
    real.map((each) => each.values),
  );
  return (
    <>
      <div>
        <TokenField
          label="SMS body"
          minHeight={112}
          value={text}
          onChange={(next) => draft.change('sms', { body: next })}
          refused={draft.refused.get('sms.body')}
          inputRef={body}
          beside={
            <Typography
              variant="small"
              component="span"
              sx={{
                fontVariantNumeric: 'tabular-nums',
                ...(text.length > mostSmsCharacters && { color: 'var(--bad)' }),
              }}
            >
              {text.length} of {mostSmsCharacters}
            </Typography>
          }
          {...{ variables, onFocus }}
        />
        <VariableChips variables={variables} onInsert={insert} />
      </div>
      <SegmentCard measure={measure} of={real.length} />
    </>
  );
};
