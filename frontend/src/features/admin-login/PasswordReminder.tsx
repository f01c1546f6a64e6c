import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PasswordHelp } from '../../shared/sign-in/PasswordHelp';
import { monospace } from '../../ui/monospace';

const variables = [
  { meaning: 'Admin email', name: 'ADMIN_EMAIL' },
  { meaning: 'Admin password', name: 'ADMIN_PASSWORD' },
  { meaning: 'Admin token', name: 'ADMIN_TOKEN' },
];

const code = {
  px: 0.75,
  py: 0.25,
  borderRadius: '5px',
  background: 'var(--surface-sunk)',
  color: 'var(--ink)',
  fontFamily: monospace,
  fontSize: 12.5,
};

/** Where the admin's credentials are kept, for one who has forgotten them. */
export const PasswordReminder = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <PasswordHelp open={open} title="Admin Password Reminder" onClose={onClose}>
    <Typography variant="body">
      Admin credentials are configured through environment variables, in the hosting secrets or an env file.
    </Typography>
    <Box component="ul" sx={{ border: '1px solid var(--line)', borderRadius: '8px' }}>
      {variables.map(({ meaning, name }) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            px: 2,
            py: '10px',
            '& + li': { borderTop: '1px solid var(--line)' },
          }}
        >
          {meaning}
          <Box component="code" sx={code}>
            {name}
          </Box>
        </Box>
      ))}
    </Box>
    <Typography variant="body">Please contact your system administrator to have them looked up or changed.</Typography>
  </PasswordHelp>
);
