import { Controller, Res } from '@nestjs/common';
import { conversationAppointments, diary, diaryCsv, freeTimes } from '@pilotlight/contracts/http/appointments';
import { addDays, londonMidnight } from '@pilotlight/contracts/values/london-day';
import { AppointmentsReader, type DiaryFilters } from '@pilotlight/projections/appointments/appointments.reader';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { BookableConversations } from '../conversations/bookable-conversations';
import { answerWith } from '../http/answer-with';
import { Call, CallByHand, QueryOf } from '../http/call';
import { OwnSlug } from '../http/caller';
import { SessionInPath } from '../http/id-in-path';
import { askedDays, requireDays } from './asked-days';
import { diaryAsCsv } from './diary-csv';
import { DiaryDays } from './diary-days';
import { FreeTimes } from './free-times';

type Filters = z.infer<typeof diary.query>;

const mostDays = 62;

const filtersOf = ({ status, type, ...asked }: Filters): DiaryFilters => {
  const { from, to } = requireDays(asked, mostDays);
  return { from: londonMidnight(from), to: londonMidnight(addDays(to, 1)), status, type };
};

@Controller()
export class DiaryController {
  constructor(
    private readonly appointments: AppointmentsReader,
    private readonly freeTimes: FreeTimes,
    private readonly days: DiaryDays,
    private readonly conversations: BookableConversations,
  ) {}

  @Call(diary)
  async diary(@OwnSlug() slug: string, @QueryOf(diary) query: Filters) {
    return { appointments: await this.appointments.diary(slug, filtersOf(query)) };
  }

  @CallByHand(diaryCsv)
  async csv(@OwnSlug() slug: string, @QueryOf(diaryCsv) query: Filters, @Res() reply: FastifyReply): Promise<void> {
    const appointments = await this.appointments.diary(slug, filtersOf(query));
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="diary-${query.from}-${query.to}.csv"`,
      'cache-control': 'no-store',
    });
    answerWith(reply, diaryCsv, diaryAsCsv(appointments));
  }

  @Call(freeTimes)
  async free(@OwnSlug() slug: string, @QueryOf(freeTimes) query: z.infer<typeof freeTimes.query>) {
    const { minAdvanceBookingDays } = await this.days.availabilityOf(slug);
    const now = this.days.now();
    const { duration } = query;
    const asked = { slug, ...askedDays(query, { minAdvanceBookingDays, now }), duration };
    const days = await this.freeTimes.free({ ...asked, now: new Date(now).toISOString() });
    return { timezone: 'Europe/London' as const, days };
  }

  @Call(conversationAppointments)
  async ofConversation(@OwnSlug() slug: string, @SessionInPath() sessionId: string) {
    await this.conversations.requireOwn(slug, sessionId);
    return { appointments: await this.appointments.ofConversation(slug, sessionId) };
  }
}
