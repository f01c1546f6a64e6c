import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { addDays } from '@pilotlight/contracts/values/london-day';
import { useState } from 'react';
import { AsyncView } from '../../../ui/AsyncView';
import { PageTitle } from '../../../ui/PageTitle';
import { ShownAsOf } from '../Freshness';
import { useInstallerMeQuery } from '../installer.api';
import { useNow } from '../waiting';
import { BookingDialog } from './booking/BookingDialog';
import type { Booking } from './booking/useVisitForm';
import { emptyVisit } from './booking/visit-form';
import { VisitForm } from './booking/VisitForm';
import { CsvButton } from './CsvButton';
import { stretchInWords, weekOf } from './days';
import { Diary } from './Diary';
import { useDiaryQuery } from './diary.api';
import { DiaryBar } from './DiaryBar';
import { DiarySkeleton } from './DiarySkeleton';
import { diaryTitle } from './diary-title';
import { FilterButton } from './FilterButton';
import { useDiaryAddress } from './useDiaryAddress';
import { usePending } from './usePending';
import { placeOf, wallClock } from './visit';

/** An installer's days, drawn as time; on a phone one at a time. */
export const DiaryScreen = () => {
  const narrow = useMediaQuery('(max-width: 899.95px)');
  const now = useNow(true);
  const clock = wallClock(now.toISOString());
  const { address, go } = useDiaryAddress();
  const account = useInstallerMeQuery();
  const pending = usePending(clock.day);
  const [booking, setBooking] = useState<Booking | null>(null);
  const day = address.day ?? clock.day;
  const week = weekOf(day);
  const alone = narrow || address.view === 'day';
  const [from = day, to = day] = [week.at(0), week.at(-1)];
  const filters = { ...(address.status && { status: address.status }), ...(address.type && { type: address.type }) };
  const found = useDiaryQuery({ query: { from, to, ...filters } });
  const { currentData, isError, error, refetch } = found;
  const show = (visit: Appointment) => go({ day: placeOf(visit).day, visit: visit.id, book: null }, 'kept');
  const add = () => {
    const firstDay = day < clock.day ? clock.day : day;
    setBooking({ kind: 'new', input: emptyVisit(firstDay), conversationId: null });
  };
  const shownDays = alone ? [day] : week;
  const tools = (
    <>
      <FilterButton filters={address} onFilter={go} />
      <CsvButton query={{ from: shownDays.at(0) ?? day, to: shownDays.at(-1) ?? day, ...filters }} />
    </>
  );
  const forms = {
    onDone: (visit: Appointment) => {
      setBooking(null);
      show(visit);
    },
    onClose: () => {
      setBooking(null);
      go({ book: null });
    },
  };
  return (
    <Box sx={{ p: { xs: '16px 16px 0', md: '24px 32px 48px' } }}>
      <PageTitle
        beside
        tab="Diary"
        above={`Diary · ${stretchInWords(alone && !narrow ? day : from, alone && !narrow ? day : to)}`}
        title={diaryTitle(pending.length)}
      >
        <DiaryBar
          view={address.view}
          unit={alone && !narrow ? 'Day' : 'Week'}
          onStep={(step) => go({ day: addDays(day, step * (alone && !narrow ? 1 : 7)), visit: null }, 'kept')}
          onToday={() => go({ day: null, visit: null }, 'kept')}
          onView={(view) => go({ view }, 'kept')}
          onAdd={add}
          tools={!narrow && tools}
        />
      </PageTitle>
      {isError && currentData && (
        <Box sx={{ mb: 1 }}>
          <ShownAsOf of={[found]} />
        </Box>
      )}
      <AsyncView
        of={{ ...(currentData && { data: currentData }), isError: isError && !currentData, error, refetch }}
        loading={<DiarySkeleton />}
        error="Unable to load your diary. Please try again."
      >
        {({ appointments }) => (
          <Diary
            appointments={appointments}
            pending={pending}
            availability={account.data?.installer.availabilityConfig}
            days={shownDays}
            {...{ week, day, narrow, tools, address, go, show }}
            today={clock.day}
            now={clock.minutes}
            onAdd={add}
            onChange={(visit) => setBooking({ kind: 'change', visit })}
          />
        )}
      </AsyncView>
      {booking && <VisitForm booking={booking} {...forms} />}
      {!booking && address.book && <BookingDialog conversationId={address.book} day={clock.day} {...forms} />}
    </Box>
  );
};
