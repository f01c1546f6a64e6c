import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { usePhotoLinks } from '../../../shared/photos/usePhotoLinks';
import { linesThatWait } from '../../../shared/conversations/open-matters';
import { TranscriptLog } from '../../../shared/conversations/TranscriptLog';
import { visitorName } from '../../../shared/conversations/visitor';
import { AsyncView } from '../../../ui/AsyncView';
import { Notice } from '../../../ui/Notice';
import { SideDrawer } from '../../../ui/SideDrawer';
import { insightsPath, useCloseDialog } from '../frame/dialog-route';
import { Course, Neighbours } from './CourseAndNeighbours';
import { LeadInformation } from './LeadInformation';
import { useOpenConversation } from './useOpenConversation';

const LoggedWithPhotos = ({ conversation }: { conversation: Conversation }) => (
  <TranscriptLog
    entries={conversation.events}
    marks="rail"
    waiting={{ lines: linesThatWait(conversation), label: 'Waits for the firm’s answer' }}
    photoLinks={usePhotoLinks(conversation, true)}
  />
);

/** One conversation, over the list: what was said on the left, the lead on the right. */
export const TranscriptDrawer = () => {
  const { slug, found, previous, next } = useOpenConversation();
  const close = useCloseDialog(insightsPath(slug));
  const conversation = found.data?.conversation ?? null;
  return (
    <SideDrawer
      title={conversation ? visitorName(conversation.lead) : 'Transcript'}
      below={<Course conversation={conversation} />}
      acts={<Neighbours slug={slug} {...{ conversation, previous, next }} />}
      width={976}
      scrollsByParts
      turnsPages
      onClose={close}
    >
      <AsyncView
        of={found}
        loading={<Skeleton height={320} sx={{ m: 3 }} />}
        error="Unable to load your conversations. Please try again."
        isEmpty={({ conversation: opened }) => opened === null}
        empty={<Notice title="This conversation isn't there any more" />}
      >
        {() =>
          conversation && (
            <Box
              key={conversation.sessionId}
              sx={{
                display: { md: 'grid' },
                gridTemplateColumns: 'minmax(0, 1fr) 344px',
                flex: 1,
                minHeight: { md: 0 },
              }}
            >
              <Box
                role="region"
                aria-label="Transcript"
                tabIndex={0}
                sx={{ overflow: { md: 'auto' }, background: 'var(--page)', outlineOffset: -2 }}
              >
                <LoggedWithPhotos conversation={conversation} />
              </Box>
              <LeadInformation slug={slug} conversation={conversation} onErased={close} />
            </Box>
          )
        }
      </AsyncView>
    </SideDrawer>
  );
};
