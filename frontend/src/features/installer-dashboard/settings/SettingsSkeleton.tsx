import Skeleton from '@mui/material/Skeleton';
import { SettingsColumns } from './SettingsColumns';

/** Cards of the same shape as the settings', while they load. */
export const SettingsSkeleton = () => (
  <div aria-busy="true">
    <SettingsColumns
      main={
        <>
          <Skeleton height={176} />
          <Skeleton height={480} />
        </>
      }
      side={
        <>
          <Skeleton height={280} />
          <Skeleton height={184} />
        </>
      }
    />
  </div>
);
