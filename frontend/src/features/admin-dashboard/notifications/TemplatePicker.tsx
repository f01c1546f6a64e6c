import Box from '@mui/material/Box';
import Select from '@mui/material/Select';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { useNavigate } from 'react-router-dom';
import { NewTemplateLink } from './NewTemplateLink';
import { NotificationsTitle } from './NotificationsTitle';
import { templatePath } from './template-address';
import { templateGroups } from './template-groups';
import type { TemplateListing } from './template-listing';

interface TemplatePickerProps {
  readonly listing: TemplateListing;
  readonly open: string | null;
  readonly channel: Channel;
}

/** The list of templates where there is no room for one. */
export const TemplatePicker = ({ listing, open, channel }: TemplatePickerProps) => {
  const navigate = useNavigate();
  return (
    <Box sx={{ display: { xs: 'block', md: 'none' }, p: '16px 16px 0' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <NotificationsTitle />
        <NewTemplateLink />
      </Box>
      <Select
        native
        fullWidth
        value={open ?? ''}
        onChange={({ target }) => void navigate(templatePath(target.value, channel), { preventScrollReset: true })}
        inputProps={{ 'aria-label': 'Template' }}
        sx={{ fontWeight: 600 }}
      >
        {templateGroups(listing.templates).map(({ name, templates }) => (
          <optgroup key={name} label={name}>
            {templates.map((template) => (
              <option key={template.eventType} value={template.eventType}>
                {template.name}
              </option>
            ))}
          </optgroup>
        ))}
        {listing.deleted.length > 0 && (
          <optgroup label="Deleted">
            {listing.deleted.map(({ eventType, name }) => (
              <option key={eventType} value={eventType}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    </Box>
  );
};
