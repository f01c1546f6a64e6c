import { Flame } from 'lucide-react';
import { Badge } from '../../ui/Badge';
import { chipIcon } from '../../ui/icon';

/** What an engineer reads of somebody ill, very old or very young who is without heating or in danger. */
export const vulnerableInWords = 'Baby or elderly at home';

export const VulnerableBadge = () => <Badge label={vulnerableInWords} tone="hot" icon={<Flame {...chipIcon} />} />;
