import Typography from '@mui/material/Typography';
import { type AnswerSource, answerSourceLabel } from '@pilotlight/contracts/values/answer-source';

/** "Answered from: Prices: Boiler service, Website /boilers". */
export const AnsweredFrom = ({ sources }: { readonly sources: readonly AnswerSource[] }) => (
  <Typography variant="small" sx={{ px: 0.5, overflowWrap: 'anywhere' }}>
    Answered from: {[...new Set(sources.map(answerSourceLabel))].join(', ')}
  </Typography>
);
