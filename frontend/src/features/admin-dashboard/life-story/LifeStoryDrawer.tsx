import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useParams } from 'react-router-dom';
import { Notice } from '../../../ui/Notice';
import { SideDrawer } from '../../../ui/SideDrawer';
import { insightsPath, useCloseDialog } from '../frame/dialog-route';
import { useInstallerOfAddress } from '../frame/useInstallerOfAddress';
import { StoryPage } from './StoryPage';

/** All that happened to an installer, from the log itself, newest first. */
export const LifeStoryDrawer = () => {
  const { slug = '' } = useParams();
  const { found } = useInstallerOfAddress();
  const close = useCloseDialog(insightsPath(slug));
  return (
    <SideDrawer title={`Life story of ${found.data?.installer?.name ?? slug}`} onClose={close}>
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        <StoryPage
          slug={slug}
          loading={<Skeleton height={320} />}
          gone={<Notice title={`There is no installer "${slug}"`} />}
        />
      </Box>
    </SideDrawer>
  );
};
