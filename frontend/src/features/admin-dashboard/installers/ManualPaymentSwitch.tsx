import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { apiErrorFrom } from '../../../api/api-error';
import { toast } from '../../../ui/toasts/toasts';
import { useSetManualPaymentModeMutation } from '../approval.api';

/** On: the chatbot stays active even if card payments fail. */
export const ManualPaymentSwitch = ({ installer }: { readonly installer: Installer }) => {
  const { slug, name } = installer;
  const [set, { data, isLoading, originalArgs }] = useSetManualPaymentModeMutation();
  // The answer is ahead of the list until that is fetched again.
  const latest = data && data.installer.revision > installer.revision ? data.installer : installer;
  const shown = isLoading ? originalArgs?.body.enabled === true : latest.manualPaymentMode;
  const change = async (enabled: boolean, undone = false) => {
    try {
      await set({ params: { slug }, body: { enabled } }).unwrap();
      toast({
        title: `Manual payment switched ${enabled ? 'on' : 'off'}`,
        description: name,
        ...(!undone && { action: { label: 'Undo', press: () => void change(!enabled, true) } }),
      });
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ variant: 'destructive', title: "Couldn't change manual payment", description });
    }
  };
  return (
    <Box
      component="label"
      title="The chatbot stays active even if card payments fail"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row-reverse', md: 'row' },
        justifyContent: { xs: 'space-between', md: 'flex-start' },
        alignItems: 'center',
        gap: 1,
        minHeight: { xs: 44, md: 32 },
        color: 'var(--text)',
        font: "450 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
        whiteSpace: 'nowrap',
      }}
    >
      <Switch checked={shown} disabled={isLoading} onChange={(_, checked) => void change(checked)} />
      Manual Payment
    </Box>
  );
};
