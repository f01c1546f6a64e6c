import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { iconCategories, icons, type Icon } from '@pilotlight/contracts/values/icons';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useBrandingForm } from './branding-form';

const tile = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: { xs: '1 1 44px', md: 'none' },
  width: 44,
  maxWidth: 56,
  height: 44,
  border: '1px solid var(--line)',
  borderRadius: '8px',
  background: 'var(--surface)',
  fontSize: 20,
  fontVariantEmoji: 'emoji',
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--text-soft)' },
  '&:has(:checked)': {
    borderColor: 'var(--flame-deep)',
    background: 'var(--flame-soft)',
    boxShadow: 'inset 0 0 0 1px var(--flame-deep)',
  },
  '&:has(:focus-visible)': { outline: '2px solid var(--flame-deep)', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
} as const;

interface ChoiceProps {
  readonly icon: Icon;
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ icon: { value, label }, name, checked, onChoose }: ChoiceProps) => (
  <Box component="label" title={label} sx={tile}>
    <input type="radio" name={name} aria-label={label} value={value} checked={checked} onChange={onChoose} />
    <span aria-hidden>{value}</span>
  </Box>
);

/** The launcher's icon: one radio group in six labelled rows; the arrow keys go through all of it. */
export const IconPicker = () => {
  const { control } = useBrandingForm();
  const { field } = useController({ control, name: 'branding.icon' });
  const labelId = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelId}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 0.5 }}>
        <Typography id={labelId} variant="label" component="span">
          Icon
        </Typography>
        <Typography variant="small" component="span">
          {icons.find(({ value }) => value === field.value)?.label}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2 }}>
        {iconCategories.map((category) => (
          <div key={category} role="group" aria-label={category}>
            <Typography variant="small" aria-hidden sx={{ mb: 0.5 }}>
              {category}
            </Typography>
            <Box sx={{ display: 'flex', gap: 0.5 }}>
              {icons
                .filter((icon) => icon.category === category)
                .map((icon) => (
                  <Choice
                    key={icon.value}
                    icon={icon}
                    name={field.name}
                    checked={icon.value === field.value}
                    onChoose={() => field.onChange(icon.value)}
                  />
                ))}
            </Box>
          </div>
        ))}
      </Box>
    </div>
  );
};
