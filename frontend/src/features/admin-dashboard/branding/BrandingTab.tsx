import Box from '@mui/material/Box';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { BrandingFields } from '../../../shared/branding/BrandingFields';
import { TextInput } from '../../../ui/fields/TextInput';
import type { FormFields, FormValues } from '../form-values';
import { LivePreview } from './LivePreview';

/** How the widget looks, with the real widget beside it. */
export const BrandingTab = ({ form }: { readonly form: UseFormReturn<FormFields, unknown, FormValues> }) => {
  const { control } = form;
  const { name, branding, allowedDomains } = useWatch({ control, compute: (fields) => fields });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 568px' } }}>
      <FormProvider {...form}>
        <BrandingFields
          besidePosition={
            <TextInput control={control} name="branding.logoUrl" label="Logo URL" type="url" placeholder="https://" />
          }
        />
      </FormProvider>
      <LivePreview name={name} branding={branding} website={allowedDomains.split('\n')[0] ?? ''} />
    </Box>
  );
};
