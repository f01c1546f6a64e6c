import Box from '@mui/material/Box';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { type SyntheticEvent, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useOutletContext } from 'react-router-dom';
import { BrandingFields } from '../../../../shared/branding/BrandingFields';
import type { PreviewState } from '../../../../shared/branding/useWidgetPreview';
import { PreviewChoice, WidgetPreview } from '../../../../shared/branding/WidgetPreview';
import { Panel } from '../../../../ui/Panel';
import { EmbedPanel } from '../embed/EmbedPanel';
import { SettingsBar } from '../SettingsBar';
import { SettingsColumns } from '../SettingsColumns';
import { ChangedElsewhere } from '../../../../shared/unsaved/ChangedElsewhere';
import { useBrandingDraft } from './useBrandingDraft';

/** How the installer's widget looks, drawn by the widget's own code, and the line that puts it on a website. */
export const BrandingTab = () => {
  const installer = useOutletContext<Installer>();
  const { form, typed, saving, changed, inTheWay, discard, submit } = useBrandingDraft(installer.branding);
  const [state, setState] = useState<PreviewState>('open');
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!saving && changed.length > 0) void submit();
  };
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={save}>
        <ChangedElsewhere what={inTheWay} />
        <SettingsColumns
          main={
            <Panel title="How your widget looks">
              <BrandingFields />
            </Panel>
          }
          side={
            <>
              <Panel title="Live preview" aside={<PreviewChoice value={state} onChange={setState} />}>
                <Box sx={{ p: { xs: 2, md: '16px 24px 24px' } }}>
                  <WidgetPreview
                    name={installer.name}
                    branding={typed}
                    website={installer.allowedDomains[0] ?? ''}
                    state={state}
                  />
                </Box>
              </Panel>
              <EmbedPanel installer={installer} />
            </>
          }
        />
        <SettingsBar changed={changed} saving={saving} onDiscard={discard} />
      </Box>
    </FormProvider>
  );
};
