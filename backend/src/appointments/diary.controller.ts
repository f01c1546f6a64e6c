import { Controller, Res } from '@nestjs/common';
import { conversationAppointments, diary, diaryCsv, freeTimes } from '@pilotlight/contracts/http/appointments';
import { AppointmentsReader } from '@pilotlight/projections/appointments/appointments.reader';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { BookableConversations } from '../conversations/bookable-conversations';
import { answerWith } from '../http/answer-with';
import { Call, CallByHand, QueryOf } from '../http/call';
import { OwnSlug } from '../http/caller';
import { SessionInPath } from '../http/id-in-path';
import { diaryAsCsv } from './diary-csv';
import { DiaryLooks } from './diary-looks';

type Filters = z.infer<typeof diary.query>;

@Controller()
export class DiaryController {
  constructor(
    private readonly appointments: AppointmentsReader,
    private readonly looks: DiaryLooks,
    private readonly conversations: BookableConversations,
  ) {}

  @Call(diary)
  async diary(@OwnSlug() slug: string, @QueryOf(diary) query: Filters) {
    return { appointments: await this.looks.diary(slug, query) };
  }

  @CallByHand(diaryCsv)
  async csv(@OwnSlug() slug: string, @QueryOf(diaryCsv) query: Filters, @Res() reply: FastifyReply): Promise<void> {
    const appointments = await this.looks.diary(slug, query);
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="diary-${query.from}-${query.to}.csv"`,
      'cache-control': 'no-store',
    });
    answerWith(reply, diaryCsv, diaryAsCsv(appointments));
  }

  @Call(freeTimes)
  async free(@OwnSlug() slug: string, @QueryOf(freeTimes) query: z.infer<typeof freeTimes.query>) {
    return await this.looks.free(slug, query);
  }

  @Call(conversationAppointments)
  async ofConversation(@OwnSlug() slug: string, @SessionInPath() sessionId: string) {
    await this.conversations.requireOwn(slug, sessionId);
    return { appointments: await this.appointments.ofConversation(slug, sessionId) };
  }
}
