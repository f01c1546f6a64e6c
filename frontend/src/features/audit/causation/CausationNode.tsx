import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link as RouterLink } from 'react-router-dom';
import { formatExactTime } from '../../../ui/format';
import { addressOf, type AuditView } from '../audit-view';
import { toneOf, typeInWords } from '../words';
import { node as size, type PlacedNode } from './graph-layout';

const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Two lines of it; the whole of longer ones is told beside the pointer. */
const noted = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
} as const;

const tinted = (tone: 'bad' | 'good') => ({
  borderColor: `color-mix(in srgb, var(--${tone}) 45%, transparent)`,
  background: `var(--${tone}-soft)`,
  color: `var(--${tone})`,
  '& b, & time': { color: `var(--${tone})` },
});

const ringed = {
  borderColor: 'var(--flame-deep)',
  background: 'var(--flame-soft)',
  boxShadow: '0 0 0 3px color-mix(in srgb, var(--flame) 24%, transparent)',
} as const;

const card = {
  display: 'block',
  width: '100%',
  height: size.height,
  px: 1.5,
  py: '9px',
  border: '1px solid var(--line-strong)',
  borderRadius: '8px',
  background: 'var(--surface)',
  color: 'var(--text-soft)',
  textAlign: 'left',
  font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
  '& b': { ...cut, font: "550 14px/22px 'Inter Variable', Inter, system-ui, sans-serif", color: 'var(--ink)' },
  '& time': { fontVariantNumeric: 'tabular-nums', color: 'var(--text)' },
} as const;

/** On a phone, a node hangs on the line of its cause. */
const elbow = {
  content: { xs: '""', md: 'none' },
  position: 'absolute',
  left: '-9px',
  top: '-9px',
  width: '9px',
  height: '39px',
  border: 'solid var(--text-faint)',
  borderWidth: '0 0 1.5px 1.5px',
  borderRadius: '0 0 0 6px',
} as const;

interface CausationNodeProps {
  readonly node: PlacedNode;
  readonly current: boolean;
  readonly view: AuditView;
}

interface WordsProps {
  readonly name: string;
  readonly type?: string;
  readonly at: string;
  readonly note: string;
}

const Words = ({ name, type, at, note }: WordsProps) => (
  <>
    <Box component="b" title={type ?? name}>
      {name}
    </Box>
    <Box component="span" sx={noted} title={note}>
      <time dateTime={at}>{formatExactTime(at)}</time> {note}
    </Box>
  </>
);

/** One event of a causation graph; dashed where it is a fact from outside. The one that is looked at is ringed. */
export const CausationNode = ({ node, current, view }: CausationNodeProps) => (
  <Box
    component="li"
    sx={{
      position: 'absolute',
      '@media (max-width: 899.95px)': { position: 'relative', inset: 'auto !important' },
      width: { xs: 'auto', md: size.width },
      ml: { xs: node.depth * 2, md: 0 },
      ...(node.depth > 0 && { '&::before': elbow }),
    }}
    style={{ left: node.x, top: node.y }}
  >
    {node.kind === 'outside' ? (
      <Box sx={{ ...card, borderStyle: 'dashed', background: 'none', '& b': { ...card['& b'], fontWeight: 450 } }}>
        <Words name={node.fact.title} at={node.fact.at} note={node.fact.note} />
      </Box>
    ) : (
      <ButtonBase
        component={RouterLink}
        to={addressOf({ ...view, event: node.id, at: undefined })}
        preventScrollReset
        aria-current={current || undefined}
        sx={{ ...card, ...lookOf(node.event.type, current) }}
      >
        <Words
          name={typeInWords(node.event.type)}
          type={node.event.type}
          at={node.event.at}
          note={current ? 'this event' : node.event.note}
        />
      </ButtonBase>
    )}
  </Box>
);

const lookOf = (type: string, current: boolean): object => {
  const tone = toneOf(type);
  if (current) return ringed;
  return tone === 'plain' ? {} : tinted(tone);
};
