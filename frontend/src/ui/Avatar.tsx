import Box from '@mui/material/Box';

/** First letters of the first and last word: "Priya Nair" is PN. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
};

export const Avatar = ({ name }: { name: string }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      flex: 'none',
      borderRadius: '50%',
      background: 'var(--surface-sunk)',
      boxShadow: 'inset 0 0 0 1px var(--line)',
      fontSize: 12.5,
      fontWeight: 600,
    }}
  >
    {initialsOf(name)}
  </Box>
);
