import Typography from '@mui/material/Typography';
import { Segmented } from '../../../ui/Segmented';

interface ToneChoiceProps<Value extends string> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly note?: string;
}

/** How the assistant speaks. */
export const ToneChoice = <Value extends string>({ note, ...choice }: ToneChoiceProps<Value>) => (
  <div>
    <Typography variant="label" component="p" aria-hidden sx={{ mb: 0.75 }}>
      Tone
    </Typography>
    <Segmented label="Tone" {...choice} />
    {note && (
      <Typography variant="small" component="p" sx={{ mt: 0.75 }}>
        {note}
      </Typography>
    )}
  </div>
);
