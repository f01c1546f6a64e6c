import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { LeadRow } from '@pilotlight/contracts/http/lead-hub';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { AsyncView } from '../../ui/AsyncView';
import { icon } from '../../ui/icon';
import { Notice } from '../../ui/Notice';
import { useSelection } from '../selection/useSelection';
import { type Portal, useLeadCountsQuery, useLeadsInfiniteQuery, useNewestLeadQuery } from './lead-hub.api';
import { boundedInWords, leadName } from './lead-words';
import { LeadSelectionBar } from './LeadSelectionBar';
import { LeadTable } from './LeadTable';
import { LeadToolbar } from './LeadToolbar';
import { useListFocus } from './useListFocus';
import { useLeadView } from './useLeadView';
import { useStageChanges } from './useStageChanges';

const skeleton = (
  <Box aria-hidden sx={{ p: 2, display: 'grid', gap: 1 }}>
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} variant="rounded" height={48} />
    ))}
  </Box>
);

interface LeadHubProps {
  readonly portal: Portal;
  readonly person: string;
  readonly path: string;
  /** Where a lead opens. */
  readonly pathOf: (lead: LeadRow) => string;
  readonly installerField?: ReactNode;
}

/** Every lead: found, narrowed, selected, moved on. What is new comes when it is asked for, so that nothing moves under a reader's eyes. */
export const LeadHub = ({ portal, person, path, pathOf, installerField }: LeadHubProps) => {
  const view = useLeadView();
  const { filters, isFiltered } = view;
  const asked = useMemo(() => ({ portal, filters }), [portal, filters]);
  const list = useLeadsInfiniteQuery(asked);
  const counts = useLeadCountsQuery(asked);
  const newest = useNewestLeadQuery(filters.sort === 'newest' ? asked : skipToken).currentData?.leads[0];
  const selection = useSelection(JSON.stringify(filters));
  const changes = useStageChanges();
  const leads = useMemo(() => list.currentData?.pages.flatMap((each) => each.leads), [list.currentData]);
  const found = counts.currentData?.found;
  const { list: listPlace, toList, toNextRow } = useListFocus(leads?.length ?? 0);
  const clear = () => {
    view.clear();
    toList();
  };
  const isFresh =
    newest !== undefined && leads !== undefined && !leads.some((each) => each.sessionId === newest.sessionId);
  const nameOf = (sessionId: string): string => {
    const lead = leads?.find((each) => each.sessionId === sessionId);
    return lead ? leadName(lead) : `Lead ${sessionId.slice(0, 8)}`;
  };
  const slugs = new Set(
    [...selection.selected].map((id) => leads?.find(({ sessionId }) => sessionId === id)?.installerId),
  );
  const [slug] = portal === 'admin' && slugs.size === 1 ? slugs : [];
  const refetch = () => {
    void list.refetch();
    void counts.refetch();
  };
  const showMore = () => {
    if (list.isFetchingNextPage) return;
    toNextRow();
    void list.fetchNextPage();
  };
  return (
    <>
      <LeadToolbar
        portal={portal}
        view={view}
        counts={counts.currentData}
        onClear={clear}
        person={person}
        path={path}
        installerField={installerField}
      />
      <Box
        role="status"
        sx={{ position: 'sticky', top: 0, height: 0, zIndex: 2, display: 'grid', justifyItems: 'center' }}
      >
        {isFresh && (
          <Button
            variant="contained"
            onClick={() => {
              refetch();
              toList();
            }}
            startIcon={<ArrowUp {...icon} />}
            sx={{ minHeight: 44, height: 44, mt: 1, borderRadius: '22px', boxShadow: 3 }}
          >
            New leads
          </Button>
        )}
      </Box>
      <Card
        ref={listPlace}
        role="group"
        aria-label="List of leads"
        tabIndex={-1}
        sx={{ '&:focus': { outline: 'none' }, '&:focus-visible': { outline: '2px solid var(--flame-deep)' } }}
      >
        <AsyncView
          of={{ ...(leads && { data: leads }), isError: list.isError && !leads, error: list.error, refetch }}
          loading={skeleton}
          error="Unable to load leads. Please try again."
          isEmpty={(rows) => rows.length === 0}
          empty={
            isFiltered ? (
              <Notice
                role="status"
                title="No leads match your filters"
                action={<Button onClick={clear}>Clear filters</Button>}
              />
            ) : (
              <Notice
                role="status"
                title="No leads yet"
                text="A visitor who leaves a phone number or an email appears here."
              />
            )
          }
        >
          {(rows) => (
            <Box aria-busy={list.isFetching}>
              <LeadTable portal={portal} leads={rows} selection={selection} pathOf={pathOf} />
              {list.hasNextPage && (
                <Box sx={{ display: 'grid', p: 2, borderTop: '1px solid var(--line)' }}>
                  <Button aria-disabled={list.isFetchingNextPage} onClick={showMore}>
                    {list.isFetchingNextPage
                      ? 'Loading...'
                      : found && !filters.search
                        ? `Show more of ${boundedInWords(found)}`
                        : 'Show more'}
                  </Button>
                </Box>
              )}
            </Box>
          )}
        </AsyncView>
      </Card>
      <LeadSelectionBar
        asked={asked}
        selection={selection}
        hasMore={list.hasNextPage || selection.selected.size < (leads?.length ?? 0)}
        changes={changes}
        nameOf={nameOf}
        slug={slug}
        onDone={toList}
      />
    </>
  );
};
