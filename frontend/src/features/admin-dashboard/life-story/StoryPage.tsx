import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useState } from 'react';
import { AsyncView } from '../../../ui/AsyncView';
import { useInstallerStoryQuery } from '../admin-dashboard.api';
import { StoryEntries } from './StoryEntries';

interface StoryPageProps {
  readonly slug: string;
  /** Where an earlier answer ended. */
  readonly before?: string;
  readonly loading?: ReactNode;
  readonly gone?: ReactNode;
}

/** A stretch of the story, and the way to what lies before it. */
export const StoryPage = ({ slug, before, loading = <Skeleton height={72} />, gone }: StoryPageProps) => {
  const [earlier, setEarlier] = useState(false);
  const asked = useInstallerStoryQuery(
    { params: { slug }, query: before === undefined ? {} : { before } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, isError, error, refetch } = asked;
  return (
    <AsyncView
      of={{ ...(currentData && { data: currentData }), isError, error, refetch }}
      loading={loading}
      error="Failed to fetch the life story"
      {...(gone !== undefined && { gone })}
    >
      {({ entries, earlier: next }) => (
        <>
          <StoryEntries slug={slug} entries={entries} />
          {next !== null &&
            (earlier ? (
              <StoryPage slug={slug} before={next} />
            ) : (
              <Button onClick={() => setEarlier(true)}>Show earlier</Button>
            ))}
        </>
      )}
    </AsyncView>
  );
};
