import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Channel, channels } from '@pilotlight/contracts/values/notification-event';
import type { NotificationTemplate } from '@pilotlight/contracts/values/notification-template';
import { Link as RouterLink } from 'react-router-dom';
import { spokenOnly } from '../../../shared/conversations/spoken-only';
import { smallIcon } from '../../../ui/icon';
import { NewTemplateLink } from './NewTemplateLink';
import { NotificationsTitle } from './NotificationsTitle';
import { templatePath } from './template-address';
import { channelLooks } from './template-channels';
import { templateGroups } from './template-groups';
import type { TemplateListing } from './template-listing';

interface TemplateNavProps {
  readonly listing: TemplateListing;
  readonly open: string | null;
  readonly channel: Channel;
}

const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const ChannelIcons = ({ template }: { readonly template: NotificationTemplate }) =>
  channels.map((channel) => {
    const { label, Icon } = channelLooks[channel];
    const isOn = template.channels[channel].enabled;
    const said = `${label} ${isOn ? 'on' : 'off'}`;
    return (
      <Box
        key={channel}
        component="span"
        title={said}
        sx={{
          display: 'grid',
          color: isOn ? 'var(--flame-deep)' : 'var(--text-faint)',
          ...(!isOn && { opacity: 0.8 }),
        }}
      >
        <Icon {...smallIcon} />
        <Box component="span" sx={spokenOnly}>
          {said}
        </Box>
      </Box>
    );
  });

interface EntryProps extends Omit<TemplateNavProps, 'listing'> {
  readonly eventType: string;
  readonly name: string;
  readonly template?: NotificationTemplate;
}

const Entry = ({ eventType, name, template, open, channel }: EntryProps) => (
  <li>
    <Box
      component={RouterLink}
      to={templatePath(eventType, channel)}
      preventScrollReset
      aria-current={open === eventType ? 'true' : undefined}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 52,
        px: 1,
        borderRadius: '8px',
        color: 'var(--text-soft)',
        textDecoration: 'none',
        '&:hover': { background: 'var(--surface-sunk)' },
        '&[aria-current]': { background: 'var(--flame-soft)' },
        '&:focus-visible': { outline: '2px solid var(--flame-deep)' },
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="label" component="b" sx={cut}>
          {name}
        </Typography>
        <Typography variant="small" component="small" sx={cut}>
          {eventType}
        </Typography>
      </Box>
      {template && <ChannelIcons template={template} />}
    </Box>
  </li>
);

const Heading = ({ children }: { readonly children: string }) => (
  <Typography variant="small" component="h2" sx={{ p: '16px 8px 4px', fontWeight: 550 }}>
    {children}
  </Typography>
);

/** Every template, under what it is about; at the end those that can be had back. */
export const TemplateNav = ({ listing, ...chosen }: TemplateNavProps) => (
  <Box
    component="nav"
    aria-label="Templates"
    sx={{
      display: { xs: 'none', md: 'block' },
      gridRow: { md: '1 / span 2', lg: 'auto' },
      p: '24px 16px',
      background: 'var(--surface)',
      borderRight: '1px solid var(--line)',
    }}
  >
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        p: '0 0 8px 8px',
      }}
    >
      <NotificationsTitle />
      <NewTemplateLink />
    </Box>
    {templateGroups(listing.templates).map(({ name, templates }) => (
      <Box key={name} component="section" aria-label={name}>
        <Heading>{name}</Heading>
        <ul>
          {templates.map((template) => (
            <Entry
              key={template.eventType}
              eventType={template.eventType}
              name={template.name}
              template={template}
              {...chosen}
            />
          ))}
        </ul>
      </Box>
    ))}
    {listing.deleted.length > 0 && (
      <section aria-label="Deleted">
        <Heading>Deleted</Heading>
        <ul>
          {listing.deleted.map((each) => (
            <Entry key={each.eventType} {...each} {...chosen} />
          ))}
        </ul>
      </section>
    )}
  </Box>
);
