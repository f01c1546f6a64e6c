import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { showPalette } from '../../../ui/palette/usePalette';

/** The palette's way in on a phone, whose bar at the foot has no room for it. */
export const SearchButton = () => (
  <IconButton
    aria-label="Search conversations and pages"
    onClick={showPalette}
    sx={{ display: { md: 'none' }, width: 44, height: 44, flex: 'none', ml: 'auto', my: -0.5 }}
  >
    <Search size={22} strokeWidth={1.75} aria-hidden />
  </IconButton>
);
