import Box from '@mui/material/Box';
import { passwordStrength } from './password-strength';

/** How strong a password is, in four bars; nothing while none is typed. */
export const PasswordMeter = ({ password }: { readonly password: string }) => {
  if (!password) return null;
  const { bars, word } = passwordStrength(password);
  return (
    <Box
      role="img"
      aria-label={`Password strength: ${word}`}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.5, mt: 1 }}
    >
      {[1, 2, 3, 4].map((bar) => (
        <Box
          key={bar}
          sx={{
            height: 4,
            borderRadius: '2px',
            background: bar > bars ? 'var(--line)' : bars < 3 ? 'var(--warm)' : 'var(--good)',
          }}
        />
      ))}
    </Box>
  );
};
