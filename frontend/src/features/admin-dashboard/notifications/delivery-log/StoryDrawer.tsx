import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AsyncView } from '../../../../ui/AsyncView';
import { Notice } from '../../../../ui/Notice';
import { SideDrawer } from '../../../../ui/SideDrawer';
import { logPath, useCloseDialog } from '../../frame/dialog-route';
import { useNotificationStoryQuery } from './delivery-log.api';
import { eventInWords } from './in-words';
import { StoryHead } from './StoryHead';
import { StorySteps } from './StorySteps';
import { StoryWords } from './StoryWords';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5 }}>
    <Typography variant="label" component="h3" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** One message, over the log: whom it is for, what it says and what became of it. */
export const StoryDrawer = () => {
  const { notificationId = '' } = useParams();
  const asked = useNotificationStoryQuery({ params: { notificationId } }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, error, refetch } = asked;
  const close = useCloseDialog(logPath);
  const shown = currentData?.notification;
  return (
    <SideDrawer
      title={shown ? eventInWords(shown.eventType) : 'Message'}
      below={shown && <StoryHead notification={shown} />}
      onClose={close}
    >
      <AsyncView
        of={{ ...(currentData && { data: currentData }), isError, error, refetch }}
        loading={<Skeleton height={320} sx={{ m: 3 }} />}
        error="Failed to fetch the message"
        gone={<Notice title="There is no such message" />}
      >
        {({ notification, html, steps }) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, p: { xs: 2, md: 3 } }}>
            <Part title="What it says">
              <StoryWords notification={notification} html={html} />
            </Part>
            <Part title="What happened">
              <StorySteps steps={steps} />
            </Part>
          </Box>
        )}
      </AsyncView>
    </SideDrawer>
  );
};
