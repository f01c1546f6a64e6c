import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { AsyncView } from '../../../ui/AsyncView';
import { useTabTitle } from '../../../ui/PageTitle';
import { AdminBand } from '../frame/AdminBand';
import { useListTemplatesQuery } from './notifications.api';
import { NotificationsSkeleton } from './NotificationsSkeleton';
import { NoTemplate } from './NoTemplate';
import { useTemplateAddress } from './template-address';
import { TemplateEditor } from './TemplateEditor';
import { TemplateNav } from './TemplateNav';
import { TemplatePicker } from './TemplatePicker';

/** The list beside the template that is edited, and what its readers get. */
const desk = {
  display: { md: 'grid' },
  gridTemplateColumns: { md: '280px minmax(0, 1fr)', lg: '328px minmax(0, 1fr) 424px' },
  minHeight: 'calc(100vh - 64px)',
} as const;

/** What notifications say, by event type and channel. */
export const NotificationsScreen = () => {
  useTabTitle('Notifications · Admin');
  const listed = useListTemplatesQuery();
  const { eventType, channel } = useTemplateAddress();
  return (
    <>
      <AdminBand>{null}</AdminBand>
      <main>
        <AsyncView of={listed} loading={<NotificationsSkeleton />} error="Failed to fetch notification templates">
          {(listing) => {
            const first = listing.templates[0]?.eventType;
            const open = eventType ?? first ?? null;
            const template = listing.templates.find((each) => each.eventType === open);
            return (
              <Box sx={desk}>
                <TemplateNav listing={listing} open={open} channel={channel} />
                <TemplatePicker listing={listing} open={open} channel={channel} />
                {template ? (
                  <TemplateEditor key={template.eventType} template={template} first={first} />
                ) : (
                  <NoTemplate eventType={open} deleted={listing.deleted} />
                )}
              </Box>
            );
          }}
        </AsyncView>
      </main>
      <Outlet />
    </>
  );
};
