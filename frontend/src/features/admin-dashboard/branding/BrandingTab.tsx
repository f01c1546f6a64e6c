import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextInput } from '../../../ui/fields/TextInput';
import { Segmented } from '../../../ui/Segmented';
import type { FormFields, FormValues } from '../form-values';
import { ColourInput } from './ColourInput';
import { IconPicker } from './IconPicker';
import { LivePreview } from './LivePreview';

const greetingLength = 100;

const two = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
  alignItems: 'start',
} as const;

/** How the widget looks, with the real widget beside it. */
export const BrandingTab = ({ form }: { readonly form: UseFormReturn<FormFields, unknown, FormValues> }) => {
  const { control, setValue } = form;
  const { name, branding, allowedDomains } = useWatch({ control, compute: (fields) => fields });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 568px' } }}>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', p: { xs: 2, md: 3 }, minWidth: 0 }}>
        <Box sx={two}>
          <ColourInput control={control} name="branding.primaryColour" label="Primary colour" />
          <ColourInput control={control} name="branding.accentColour" label="Accent colour" />
        </Box>
        <TextInput
          control={control}
          name="branding.greetingMessage"
          label="Greeting message"
          maxLength={greetingLength}
          beside={
            <Typography variant="small" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {branding.greetingMessage.length} of {greetingLength}
            </Typography>
          }
        />
        <Box sx={two}>
          <Box sx={{ '& .MuiToggleButtonGroup-root': { width: '100%' }, '& .MuiToggleButton-root': { flex: 1 } }}>
            <Typography variant="label" component="p" aria-hidden sx={{ mb: 0.75 }}>
              Position
            </Typography>
            <Segmented
              label="Position"
              value={branding.position}
              options={[
                { value: 'bottom-left', label: 'Bottom left' },
                { value: 'bottom-right', label: 'Bottom right' },
              ]}
              onChange={(position) => setValue('branding.position', position, { shouldDirty: true })}
            />
          </Box>
          <TextInput control={control} name="branding.logoUrl" label="Logo URL" type="url" placeholder="https://" />
        </Box>
        <IconPicker control={control} />
      </Box>
      <LivePreview name={name} branding={branding} website={allowedDomains.split('\n')[0] ?? ''} />
    </Box>
  );
};
