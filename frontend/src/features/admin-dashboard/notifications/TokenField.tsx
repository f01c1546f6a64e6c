import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { TriangleAlert } from 'lucide-react';
import { type ChangeEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { smallIcon } from '../../../ui/icon';
import { problemOf, type TextPart, textParts } from './template-text';
import { typeInto } from './type-into';

interface TokenFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly variables: readonly string[];
  /** What the field's rule has against it, beside what is wrong with its variables. */
  readonly refused?: string | undefined;
  /** Right of the label, such as a count. */
  readonly beside?: ReactNode;
  readonly singleLine?: boolean;
  readonly minHeight?: number;
  readonly inputRef?: RefObject<HTMLTextAreaElement | null>;
  readonly onFocus?: (field: HTMLTextAreaElement) => void;
}

const words = {
  font: "400 14px/26px 'Inter Variable', Inter, system-ui, sans-serif",
  letterSpacing: 0,
  p: '6px 12px',
  m: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

// Drawn without taking room: every letter has to stand right under the one that is typed.
const token = {
  borderRadius: '5px',
  background: 'var(--flame-soft)',
  boxShadow: '0 0 0 2px var(--flame-soft)',
  color: 'var(--flame-deep)',
  WebkitTextStroke: '.3px',
} as const;
const looks: Readonly<Record<TextPart['kind'], object>> = {
  words: {},
  variable: token,
  unknown: {
    ...token,
    background: 'var(--bad-soft)',
    boxShadow: '0 0 0 2px var(--bad-soft)',
    color: 'var(--bad)',
    textDecoration: 'underline wavy 1px',
    textUnderlineOffset: '3px',
  },
};

/** The words as they are seen. They are typed into the field over them, whose own letters are clear. */
const Drawn = ({ parts }: { readonly parts: readonly TextPart[] }) => (
  <Box aria-hidden sx={{ ...words, gridArea: '1 / 1', minWidth: 0, color: 'var(--ink)', userSelect: 'none' }}>
    {parts.map(({ kind, text, at }) => (
      <Box key={at} component="span" sx={looks[kind]}>
        {text}
      </Box>
    ))}
    {'\u200b'}
  </Box>
);

const typed = {
  ...words,
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  outline: 0,
  resize: 'none',
  overflow: 'hidden',
  background: 'none',
  color: 'var(--ink)',
  caretColor: 'var(--flame-deep)',
  WebkitTextFillColor: 'transparent',
  '&::selection': { background: 'color-mix(in srgb, var(--flame) 32%, transparent)' },
  '@media (forced-colors: active)': { WebkitTextFillColor: 'currentcolor' },
} as const;

/** A text field in which variables are tokens, and one that there isn't stands out. */
export const TokenField = (props: TokenFieldProps) => {
  const { label, value, onChange, variables, refused, beside, singleLine = false, minHeight = 0 } = props;
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const field = props.inputRef ?? own;
  const problem = problemOf(value, variables);
  const said = problem?.message ?? refused;
  const take = ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
    onChange(singleLine ? target.value.replace(/[\r\n]+/g, ' ') : target.value);
  const fix = problem?.fix;
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mb: 1 }}>
        <Typography variant="label" component="label" htmlFor={id}>
          {label}
        </Typography>
        {beside}
      </Box>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          minHeight: minHeight || 40,
          border: '1px solid',
          borderColor: said ? 'var(--bad)' : 'var(--line-strong)',
          borderRadius: '8px',
          background: 'var(--surface)',
          overflow: 'hidden',
          ...(said && { boxShadow: '0 0 0 3px var(--bad-soft)' }),
          '&:focus-within': said ? {} : { borderColor: 'var(--flame-deep)', boxShadow: '0 0 0 3px var(--flame-soft)' },
        }}
      >
        <Drawn parts={textParts(value, variables)} />
        <Box
          component="textarea"
          id={id}
          ref={field}
          rows={1}
          spellCheck
          aria-invalid={Boolean(said)}
          aria-describedby={said ? `${id}-problem` : undefined}
          value={value}
          onChange={take}
          onFocus={({ target }) => props.onFocus?.(target)}
          onKeyDown={(event) => singleLine && event.key === 'Enter' && event.preventDefault()}
          sx={typed}
        />
      </Box>
      {said && (
        <Typography
          id={`${id}-problem`}
          variant="small"
          component="p"
          role="status"
          sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 1, color: 'var(--bad)' }}
        >
          <TriangleAlert {...smallIcon} style={{ flex: 'none' }} />
          {fix ? `${said}.` : said}
          {fix && (
            <Link
              component="button"
              type="button"
              variant="small"
              onClick={() => field.current && typeInto(field.current, `{{${fix.name}}}`, fix.from, fix.to)}
            >
              Use {fix.name}
            </Link>
          )}
        </Typography>
      )}
    </div>
  );
};
