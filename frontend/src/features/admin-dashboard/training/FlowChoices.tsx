import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { flowNames } from '../../../shared/training/told-in';

export type FlowField = `flows.${keyof typeof flowNames}`;

const fields = [
  ['flows.takesCallbacks', flowNames.takesCallbacks],
  ['flows.takesQuoteRequests', flowNames.takesQuoteRequests],
  ['flows.asksForPhotos', flowNames.asksForPhotos],
  ['flows.offersVisits', flowNames.offersVisits],
] as const;

/** Draws the tick of one way, in the form that it belongs to. */
export type FlowBox = (name: FlowField, label: string) => ReactNode;

interface FlowChoicesProps {
  readonly heading: 'h2' | 'h3';
  readonly box: FlowBox;
  readonly note?: string;
}

/** What the assistant takes and offers. */
export const FlowChoices = ({ heading, box, note }: FlowChoicesProps) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography id={id} variant="label" component={heading}>
        Flows
      </Typography>
      {fields.map(([name, label]) => box(name, label))}
      {note && (
        <Typography variant="small" component="p">
          {note}
        </Typography>
      )}
    </Box>
  );
};
