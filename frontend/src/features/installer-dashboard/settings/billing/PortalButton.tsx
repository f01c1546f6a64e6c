import Button, { type ButtonProps } from '@mui/material/Button';
import { apiErrorFrom } from '../../../../api/api-error';
import { toast } from '../../../../ui/toasts/toasts';
import { useBillingPortalMutation } from './billing.api';

interface PortalButtonProps extends Pick<ButtonProps, 'variant'> {
  readonly children: string;
}

/** Leads to the provider's own page, where a card is changed and an open invoice paid. */
export const PortalButton = ({ children, variant }: PortalButtonProps) => {
  const [open, { isLoading }] = useBillingPortalMutation();
  const go = async () => {
    try {
      const { url } = await open().unwrap();
      globalThis.location.assign(url);
    } catch (thrown) {
      toast({
        variant: 'destructive',
        title: "Couldn't open the payment page",
        description: apiErrorFrom(thrown).reason ?? 'Please try again.',
      });
    }
  };
  return (
    <Button variant={variant} disabled={isLoading} onClick={() => void go()}>
      {isLoading ? 'Opening...' : children}
    </Button>
  );
};
