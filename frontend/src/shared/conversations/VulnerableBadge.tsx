import { Flame } from 'lucide-react';
import { Badge } from '../../ui/Badge';
import { chipIcon } from '../../ui/icon';

/** What an engineer reads of a household that suffers without heating: somebody ill, very old or very young. */
export const vulnerableInWords = 'Vulnerable, no heating';

export const VulnerableBadge = () => <Badge label={vulnerableInWords} tone="hot" icon={<Flame {...chipIcon} />} />;
