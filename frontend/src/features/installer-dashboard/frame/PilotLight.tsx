import Box from '@mui/material/Box';
import { Mark } from '../../../ui/Mark';

const words = {
  live: 'Chatbot live',
  pending: 'Not live yet',
  suspended: 'Chatbot suspended',
  unreached: 'Not live: no connection',
} as const;

/** How the chatbot is, as far as this page can tell. */
export type ChatbotState = keyof typeof words;

/** Whether the chatbot answers: its flame burns only while the server says so. */
export const PilotLight = ({ state }: { readonly state: ChatbotState }) => {
  const lit = state === 'live';
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 0.5,
        py: 1,
        cursor: 'default',
        textAlign: 'center',
        color: lit ? '#fff' : 'var(--rail-text)',
        font: "550 12.5px/16px 'Inter Variable', Inter, system-ui, sans-serif",
        '& svg': lit ? { filter: 'drop-shadow(0 0 6px rgb(0 174 239 / .9))' } : { '--text-soft': 'var(--rail-text)' },
      }}
    >
      <Mark size={18} lit={lit} />
      {words[state]}
    </Box>
  );
};
