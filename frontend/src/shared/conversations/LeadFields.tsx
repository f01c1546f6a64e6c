import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ERASED } from '@pilotlight/contracts/events/personal';
import type { LeadField } from '@pilotlight/contracts/values/lead';
import { preferredTimeInWords } from '@pilotlight/contracts/values/preferred-dates';
import { phoneInWords } from '@pilotlight/contracts/values/phone-in-words';
import { telephoneLink } from './phone';

const names = {
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone',
  email: 'Email',
  postcode: 'Postcode',
  property_type: 'Property',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  current_boiler_type: 'Boiler',
  boiler_make: 'Make',
  fuel: 'Fuel',
  fault_code: 'Fault code',
  tenure: 'Tenure',
  preferred_time: 'Best time',
} as const satisfies Partial<Record<LeadField, string>>;

type Shown = keyof typeof names;

const order: readonly Shown[] = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'postcode',
  'property_type',
  'bedrooms',
  'bathrooms',
  'current_boiler_type',
  'boiler_make',
  'fuel',
  'fault_code',
  'tenure',
  'preferred_time',
];
const alwaysShown: readonly Shown[] = ['phone', 'email', 'postcode'];

/** What the visitor chose or said in the trade's words, which are kept in small letters. */
const worded: Partial<Record<Shown, true>> = {
  property_type: true,
  current_boiler_type: true,
  fuel: true,
  tenure: true,
};
const capitalised = (text: string): string =>
  /^(lpg)$/i.test(text) ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1);

const Value = ({ field, value }: { field: Shown; value: string | undefined }) => {
  if (!value || value === ERASED)
    return (
      <Box component="span" sx={{ color: 'var(--text-soft)' }}>
        {value ? 'Erased' : 'Not given'}
      </Box>
    );
  if (field === 'phone') return <Link href={telephoneLink(value)}>{phoneInWords(value)}</Link>;
  if (field === 'email') return <Link href={`mailto:${value}`}>{value}</Link>;
  return field in worded ? capitalised(value) : value;
};

/** What the visitor left about itself. How to reach it and where it lives are always listed, the rest once it is given. */
export const LeadFields = ({ lead }: { lead: Readonly<Record<string, string>> }) => (
  <Box component="dl">
    {order
      .filter((field) => lead[field] || alwaysShown.includes(field))
      .map((field) => (
        <Box
          key={field}
          sx={{
            display: 'grid',
            gridTemplateColumns: '96px minmax(0, 1fr)',
            columnGap: 1,
            alignItems: 'center',
            minHeight: { xs: 44, md: 32 },
            '& a': { display: 'flex', alignItems: 'center', minHeight: { xs: 44, md: 32 } },
          }}
        >
          <Box component="dt" sx={{ color: 'var(--text-soft)' }}>
            {names[field]}
          </Box>
          <Box
            component="dd"
            sx={{ color: 'var(--ink)', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
          >
            <Value field={field} value={field === 'preferred_time' ? preferredTimeInWords(lead) : lead[field]} />
          </Box>
        </Box>
      ))}
  </Box>
);
