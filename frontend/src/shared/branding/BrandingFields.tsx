import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../ui/fields/TextInput';
import { Segmented } from '../../ui/Segmented';
import { useBrandingForm } from './branding-form';
import { ColourInput } from './ColourInput';
import { IconPicker } from './IconPicker';

const greetingLength = 100;

const two = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
  alignItems: 'start',
} as const;

/** How the widget looks: colours, greeting, position and icon, of the form around. */
export const BrandingFields = ({ besidePosition }: { readonly besidePosition?: ReactNode }) => {
  const { control, setValue } = useBrandingForm();
  const { greetingMessage, position } = useWatch({ control, name: 'branding' });
  return (
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', p: { xs: 2, md: 3 }, minWidth: 0 }}>
      <Box sx={two}>
        <ColourInput name="branding.primaryColour" label="Primary colour" />
        <ColourInput name="branding.accentColour" label="Accent colour" />
      </Box>
      <TextInput
        control={control}
        name="branding.greetingMessage"
        label="Greeting message"
        maxLength={greetingLength}
        beside={
          <Typography variant="small" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {greetingMessage.length} of {greetingLength}
          </Typography>
        }
      />
      <Box sx={two}>
        <div>
          <Typography variant="label" component="p" aria-hidden sx={{ mb: 0.75 }}>
            Position
          </Typography>
          <Segmented
            fullWidth
            label="Position"
            value={position}
            options={[
              { value: 'bottom-left', label: 'Bottom left' },
              { value: 'bottom-right', label: 'Bottom right' },
            ]}
            onChange={(next) => setValue('branding.position', next, { shouldDirty: true })}
          />
        </div>
        {besidePosition}
      </Box>
      <IconPicker />
      <TextInput
        control={control}
        name="branding.hiddenPages"
        label="Pages without the chat"
        multiline
        minRows={2}
        placeholder={'/checkout\n/account/*'}
        help="One path a line. A star at the end stands for the rest."
      />
    </Box>
  );
};
