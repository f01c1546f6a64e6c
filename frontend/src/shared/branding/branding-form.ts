import type { Branding } from '@pilotlight/contracts/values/branding';
import { useFormContext } from 'react-hook-form';

/** What a form holds whose branding is edited, beside its other fields if any. */
export interface BrandingForm {
  readonly branding: Branding;
}

/** The form around: FormProvider gives it. */
export const useBrandingForm = () => useFormContext<BrandingForm>();
