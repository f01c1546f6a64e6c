import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PreferenceDraft } from './usePreferenceDraft';

interface TextsAbroadSwitchProps {
  readonly draft: Pick<PreferenceDraft, 'preferences' | 'switchTextsAbroad'>;
}

/** Texts go to British mobiles alone until somebody wants them abroad: they cost more there. */
export const TextsAbroadSwitch = ({ draft }: TextsAbroadSwitchProps) => {
  const noteId = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', minHeight: 44, color: 'var(--ink)', cursor: 'pointer' }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          Send texts to numbers abroad
        </Box>
        <Switch
          checked={draft.preferences.textsAbroad ?? false}
          onChange={(_, on) => draft.switchTextsAbroad(on)}
          slotProps={{ input: { 'aria-describedby': noteId } }}
        />
      </Box>
      <Typography id={noteId} variant="small">
        Off, texts and WhatsApp messages go to UK mobiles alone.
      </Typography>
    </Box>
  );
};
