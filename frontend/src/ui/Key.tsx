import Box from '@mui/material/Box';

/** A key of the keyboard, as it is drawn on it. */
export const Key = ({ name }: { readonly name: string }) => (
  <Box
    component="kbd"
    sx={{
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: 20,
      height: 20,
      px: '5px',
      borderRadius: '5px',
      background: 'var(--surface-sunk)',
      boxShadow: 'inset 0 0 0 1px var(--line-strong)',
      color: 'var(--text-soft)',
      font: 'inherit',
      fontWeight: 550,
      fontSize: 12.5,
      lineHeight: 1,
    }}
  >
    {name}
  </Box>
);
