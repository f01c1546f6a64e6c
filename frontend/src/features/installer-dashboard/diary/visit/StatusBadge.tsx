import type { AppointmentStatus } from '@pilotlight/contracts/values/appointment';
import { Badge } from '../../../../ui/Badge';
import { chipIcon } from '../../../../ui/icon';
import { statusLooks } from './status-looks';

export const StatusBadge = ({ status }: { readonly status: AppointmentStatus }) => {
  const { name, tone, icon: Icon } = statusLooks[status];
  return <Badge label={name} tone={tone} icon={<Icon {...chipIcon} />} />;
};
