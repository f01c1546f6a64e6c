import Box from '@mui/material/Box';
import { monospace } from '../../ui/monospace';

interface SnippetProps {
  readonly code: string;
  readonly label?: string;
}

/** The embed code, to be read and selected. */
export const Snippet = ({ code, label = 'Embed code' }: SnippetProps) => (
  <Box
    component="pre"
    tabIndex={0}
    aria-label={label}
    sx={{
      m: 0,
      p: '12px 16px',
      borderRadius: '8px',
      background: 'var(--surface-sunk)',
      boxShadow: 'inset 0 0 0 1px var(--line)',
      color: 'var(--ink)',
      fontFamily: monospace,
      fontSize: 12.5,
      lineHeight: '20px',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {code}
  </Box>
);
