import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Field } from '../../../ui/fields/Field';
import { changesInWords, comparePrompts } from './prompt-lines';

interface PromptInputProps<Form extends FieldValues, Values extends FieldValues> {
  readonly control: Control<Form, unknown, Values>;
  readonly name: FieldPathByValue<Form, string>;
  readonly label: string;
  readonly help: string;
  /** The words that are live, and as which version; 0 where none are. */
  readonly live: { readonly words: string; readonly version: number };
}

const line = { p: '5px 12px 5px 32px', position: 'relative', m: 0, minHeight: 32 } as const;
const sign = { position: 'absolute', left: 12, fontWeight: 600 } as const;
const shared = {
  font: "400 14px/22px 'Inter Variable', Inter, system-ui, sans-serif",
  overflowWrap: 'anywhere',
} as const;
const added = {
  background: 'var(--good-soft)',
  '&::before': { ...sign, content: '"+"', color: 'var(--good)' },
} as const;
const gone = {
  background: 'var(--bad-soft)',
  color: 'var(--text-soft)',
  textDecoration: 'line-through',
  '&::before': { ...sign, content: '"−"', color: 'var(--bad)' },
} as const;

/** What stands behind the words: every line where it is written, the new ones marked. */
const Marks = ({ lines }: { readonly lines: ReturnType<typeof comparePrompts>['lines'] }) => (
  <Box aria-hidden sx={{ gridArea: '1 / 1', minWidth: 0, color: 'transparent', userSelect: 'none' }}>
    {lines.map(({ text, added: isNew }, index) => (
      <Box
        key={index}
        component="p"
        sx={{ ...line, p: '0 12px 0 32px', minHeight: 22, whiteSpace: 'pre-wrap', ...(isNew && added) }}
      >
        {text}
      </Box>
    ))}
  </Box>
);

/** A prompt, its lines marked against the live one. */
export const PromptInput = <Form extends FieldValues, Values extends FieldValues>(
  props: PromptInputProps<Form, Values>,
) => {
  const { control, name, label, help, live } = props;
  const { field, fieldState } = useController({ control, name });
  const words: string = field.value;
  const compared = comparePrompts(live.words, words);
  return (
    <Field
      label={label}
      help={help}
      {...(fieldState.error?.message && { error: fieldState.error.message })}
      beside={
        <Typography variant="small" component="span" role="status">
          {changesInWords(compared, live.version)}
        </Typography>
      }
    >
      {({ id, describedBy }) => (
        <Box
          sx={{
            ...shared,
            border: '1px solid var(--line-strong)',
            borderRadius: '8px',
            background: 'var(--surface)',
            overflow: 'hidden',
            '&:focus-within': { borderColor: 'var(--flame-deep)', boxShadow: '0 0 0 3px var(--flame-soft)' },
          }}
        >
          <Box sx={{ display: 'grid', minHeight: 120, alignContent: 'start', py: '5px', position: 'relative' }}>
            <Marks lines={compared.lines} />
            <Box
              component="textarea"
              id={id}
              aria-describedby={describedBy}
              aria-invalid={fieldState.invalid}
              name={field.name}
              ref={field.ref}
              value={words}
              onChange={field.onChange}
              onBlur={field.onBlur}
              sx={{
                ...shared,
                position: 'absolute',
                inset: 0,
                p: '5px 12px 5px 32px',
                border: 0,
                outline: 0,
                resize: 'none',
                overflow: 'hidden',
                color: 'var(--ink)',
                background: 'none',
              }}
            />
          </Box>
          {compared.removed.map((text, index) => (
            <Box key={index} component="p" aria-label={`Removed: ${text}`} sx={{ ...line, ...gone }}>
              {text}
            </Box>
          ))}
        </Box>
      )}
    </Field>
  );
};
