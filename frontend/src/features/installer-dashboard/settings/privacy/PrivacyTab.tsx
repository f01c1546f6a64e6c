import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { longestConsentText } from '@pilotlight/contracts/values/marketing-consent';
import type { SyntheticEvent } from 'react';
import { useOutletContext } from 'react-router-dom';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { ChangedElsewhere } from '../../../../shared/unsaved/ChangedElsewhere';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Panel } from '../../../../ui/Panel';
import { SettingsBar } from '../SettingsBar';
import { SettingsColumns } from '../SettingsColumns';
import { FindVisitor } from './FindVisitor';
import { type Shortening, usePrivacyForm } from './usePrivacyForm';

const padding = { display: 'grid', gap: 2, p: { xs: 2, md: '16px 24px 24px' } } as const;

/** The box as it stands at the foot of the widget's details form. */
const ConsentExample = ({ text }: { readonly text: string }) => (
  <Box
    aria-label="On your form"
    role="group"
    sx={{ display: 'flex', gap: 1, p: 2, borderRadius: '8px', background: 'var(--surface-sunk)' }}
  >
    <Checkbox
      disabled
      checked={false}
      sx={{ p: 0, alignSelf: 'start' }}
      slotProps={{ input: { 'aria-hidden': true } }}
    />
    <Typography variant="body" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      {text.trim() || 'Nothing is said yet'}
    </Typography>
  </Box>
);

const whom = ({ visitors, values }: Shortening): string =>
  `${visitors === 1 ? '1 visitor was' : `${visitors} visitors were`} last heard of more than ${values.retentionDays} days ago`;

/** How long chats are kept, what visitors agree to, and what is done for one who asks. */
export const PrivacyTab = () => {
  const installer = useOutletContext<Installer>();
  const { control, consentText, saving, shortening, confirm, keep, changed, inTheWay, discard, submit } =
    usePrivacyForm(installer);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!saving && changed.length > 0) void submit();
  };
  return (
    <SettingsColumns
      main={
        <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: { xs: 1, md: 2 }, minWidth: 0 }}>
          <ChangedElsewhere what={inTheWay} />
          <Panel title="How long we keep chats">
            <Box sx={padding}>
              <TextInput
                control={control}
                name="retentionDays"
                label="Days after the last message"
                type="number"
                range={{ min: 30, max: 3650 }}
                sx={{ maxWidth: 200 }}
                help="Each night we erase chats older than this for good, with their photos. A visit keeps its chat until it is this long ago."
              />
            </Box>
          </Panel>
          <Panel title="Consent to offers">
            <Box sx={padding}>
              <TextInput
                control={control}
                name="consentText"
                label="What visitors agree to"
                maxLength={longestConsentText}
                help="Beside a box on your details form that nobody has ticked. We keep these words with each consent; consents given before stay under the words they were given to."
              />
              <ConsentExample text={consentText} />
            </Box>
          </Panel>
          <SettingsBar changed={changed} saving={saving} onDiscard={discard} />
          {shortening && (
            <ConfirmDialog
              open
              title={`Keep chats for ${shortening.values.retentionDays} days?`}
              confirm="Save and erase tonight"
              doing="Saving..."
              busy={saving}
              destructive
              onConfirm={() => void confirm()}
              onClose={keep}
            >
              {whom(shortening)}. Their chats, leads, photos and past visits are erased for good tonight. Until then you
              can set more days again.
            </ConfirmDialog>
          )}
        </Box>
      }
      side={<FindVisitor />}
    />
  );
};
