import { causedBy } from '../../write-side/caused-by';
import { Injectable } from '@nestjs/common';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { PublicAddress } from '../../http/public-address';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { PaymentGrace } from '../../subscriptions/payment-grace';
import { installerValues } from '../requests/lead-values';
import { Notify } from '../requests/notify';
import { type AccountEvent, accountEvents, accountNews } from './account-news';
import { accountPage, accountValues, adminPage } from './account-values';

/** Tells an installer, and the admin where it waits for one, of its way in, its payments and its way out. */
@Injectable()
export class TellOfAccount implements Policy<(typeof accountEvents)[number]> {
  readonly name = 'tell of account';
  readonly on = accountEvents;
  readonly startsAt = 'now';

  constructor(
    private readonly installers: InstallerProfiles,
    private readonly notify: Notify,
    private readonly address: PublicAddress,
    private readonly grace: PaymentGrace,
  ) {}

  async react(event: AccountEvent): Promise<void> {
    const { id, at, correlationId } = event;
    const contact = await this.installers.contactAt(event.data.slug, event);
    if (!contact) return;
    const news = accountNews(event, contact.status);
    const context = causedBy({ id, correlationId });
    const valuesFor = (page: string) => ({
      ...installerValues(contact, this.address.of(page)),
      ...accountValues(event, contact, this.grace.endsAt(at)?.toISOString() ?? null),
    });
    const told = { occurrence: id, at, sessionId: null };
    if (news.installer) {
      const values = valuesFor(accountPage(event));
      await this.notify.installer(contact, { ...told, eventType: news.installer, values }, context);
    }
    if (news.admin) {
      const values = valuesFor(adminPage(event));
      await this.notify.admin(contact.slug, { ...told, eventType: news.admin, values }, context);
    }
  }
}
