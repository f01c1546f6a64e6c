import { Controller, Get, Param, Res } from '@nestjs/common';
import { appointmentCalendarFile, calendarFeed, rotateCalendarFeed } from '@pilotlight/contracts/http/calendars';
import { AppointmentsReader, type Range } from '@pilotlight/projections/appointments/appointments.reader';
import type { FastifyReply } from 'fastify';
import { answerWith } from '../../http/answer-with';
import { Call, CallByHand } from '../../http/call';
import { OwnSlug } from '../../http/caller';
import { AppointmentInPath } from '../../http/id-in-path';
import { PublicAddress } from '../../http/public-address';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { CalendarFeeds } from '../../secrets/calendar-feeds';
import { Refused } from '../../write-side/refused';
import { DiaryDays } from '../diary-days';
import { noSuchAppointment } from '../refusals';
import { feedFile } from './feed-file';

const diaryPage = '/installer/diary';
const day = 86_400_000;
const [daysBack, daysAhead] = [30, 180];

const rangeAround = (now: number): Range => ({
  from: new Date(now - daysBack * day).toISOString(),
  to: new Date(now + daysAhead * day).toISOString(),
});

/** An installer's diary for its own calendar, by an address that is a secret. */
@Controller()
export class CalendarFeedController {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly appointments: AppointmentsReader,
    private readonly installers: InstallerProfiles,
    private readonly days: DiaryDays,
    private readonly address: PublicAddress,
  ) {}

  @Call(calendarFeed)
  async own(@OwnSlug() slug: string) {
    const token = await this.feeds.tokenOf(slug);
    return { address: token === null ? null : this.#addressOf(token) };
  }

  @Call(rotateCalendarFeed)
  async rotate(@OwnSlug() slug: string) {
    return { address: this.#addressOf(await this.feeds.rotate(slug)) };
  }

  @CallByHand(appointmentCalendarFile)
  async file(
    @OwnSlug() slug: string,
    @AppointmentInPath() appointmentId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [appointment, installer] = await Promise.all([
      this.appointments.byId(slug, appointmentId),
      this.installers.contactOf(slug),
    ]);
    if (!appointment || !installer) throw noSuchAppointment();
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="visit.ics"',
      'cache-control': 'no-store',
    });
    answerWith(reply, appointmentCalendarFile, feedFile(installer.name, [appointment], this.address.of(diaryPage)));
  }

  @Get('/calendar/:file')
  async feed(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const [, token] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
    const slug = token === undefined ? null : await this.feeds.ownerOf(token);
    const installer = slug === null ? null : await this.installers.contactOf(slug);
    // One answer for what never was, what was rotated and whose firm is suspended.
    if (installer?.status !== 'active') throw new Refused('This calendar is not there any more', 'not-found');
    const appointments = await this.appointments.diary(installer.slug, rangeAround(this.days.now()));
    await reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="pilotlight.ics"',
        'cache-control': 'private, max-age=300',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      })
      .send(feedFile(installer.name, appointments, this.address.of(diaryPage)));
  }

  #addressOf(token: string): string {
    return this.address.of(`/calendar/${token}.ics`);
  }
}
