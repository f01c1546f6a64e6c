import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import { type Channel, preferenceOf } from '@pilotlight/contracts/values/notification-event';
import { eventTypes, type EventTypeDefinition, type SentEventType } from '@pilotlight/notifications/event-types';
import { approvedValues, renderedEmail } from '@pilotlight/notifications/render';
import { sampleValues, type Values } from '@pilotlight/notifications/variables';
import type { InstallerContact } from '../../installers/installer-profiles';
import { NotificationTemplates } from '../../notification-templates/notification-templates';
import { AdminAccount } from '../../sessions/admin-account';
import type { CommandContext } from '../../write-side/command-target';
import { derivedId } from '../../write-side/event-ids';
import { addressesOf, everyChannel, onlyTo } from './addresses';
import { type Addresses, chosenChannels, nextChannel } from './channels';
import { textableNumber } from './phone-address';
import { quietUntil } from './quiet-hours';
import { rendered } from './rendered';
import { RequestNotification } from './request-notification.command';

export interface Happening {
  readonly eventType: SentEventType;
  /** Identifies it: the same is told once, whatever brings it up again. */
  readonly occurrence: string;
  readonly at: string;
  readonly sessionId: string | null;
  readonly values: Values;
  /** From then on (ISO 8601 UTC) it is no longer worth telling. */
  readonly endsAt?: string;
}

export interface Failed {
  readonly notificationId: string;
  readonly tried: readonly Channel[];
}

const hour = 3_600_000;

@Injectable()
export class Notify {
  constructor(
    private readonly templates: NotificationTemplates,
    private readonly commands: CommandBus,
    private readonly adminAccount: AdminAccount,
  ) {}

  /** By preference. What isn't critical waits for the end of quiet hours. */
  async installer(contact: InstallerContact, happening: Happening, context: CommandContext): Promise<void> {
    const definition: EventTypeDefinition = eventTypes[happening.eventType];
    const preference = preferenceOf(happening.eventType);
    const { channels, events, quietHours } = contact.preferences;
    if (contact.status !== 'active' && !definition.isCritical && !definition.isOfAccount) return;
    if (preference && !events[preference]) return;
    if (definition.isOfAccount) {
      await this.#request(contact.slug, happening, { ...onlyTo(contact.login), until: null }, context);
      return;
    }
    const addresses = await addressesOf(contact);
    const until = definition.isCritical ? null : quietUntil(quietHours, happening.at);
    if (until !== null && happening.endsAt !== undefined && until >= happening.endsAt) return;
    await this.#request(contact.slug, happening, { addresses, wanted: channels, until }, context);
  }

  /** Tells a visitor by email; by text where there is a British mobile and no email. */
  async visitor(
    slug: string,
    { email, phone }: { readonly email: string | null; readonly phone?: string | null },
    happening: Happening,
    context: CommandContext,
  ): Promise<void> {
    const sms = email === null ? await textableNumber(phone ?? null) : null;
    const addresses = { email, sms, whatsapp: null };
    await this.#request(slug, happening, { addresses, wanted: everyChannel, until: null }, context);
  }

  /** Tells the platform's own admin of an installer. */
  async admin(slug: string, happening: Happening, context: CommandContext): Promise<void> {
    await this.#request(slug, happening, { ...onlyTo(this.adminAccount.email), until: null }, context);
  }

  /** Tells whoever paid for a registration and has no account. */
  async registrant(email: string, happening: Happening, context: CommandContext): Promise<void> {
    await this.#request(platformTenant, happening, { ...onlyTo(email), until: null }, context);
  }

  /** Tells whomever an installer names, by one channel and at once: it was asked for. */
  async colleague(
    slug: string,
    { channel, to }: { readonly channel: Channel; readonly to: string },
    happening: Happening,
    context: CommandContext,
  ): Promise<void> {
    const addresses = { email: null, sms: null, whatsapp: null, [channel]: to };
    await this.#request(slug, happening, { addresses, wanted: everyChannel, until: null }, context);
  }

  /** By each channel that is on and has an address; resolves with how many. */
  async test(contact: InstallerContact, { requestId, actor }: CommandContext): Promise<number> {
    const eventType = 'lead_qualified';
    const values = { ...sampleValues(eventTypes[eventType].variables), business_name: contact.name };
    const happening = {
      eventType,
      occurrence: requestId,
      at: new Date().toISOString(),
      sessionId: null,
      values,
    } as const;
    const asked = { addresses: await addressesOf(contact), wanted: contact.preferences.channels, until: null };
    return await this.#request(contact.slug, happening, asked, { requestId, actor });
  }

  /** Only for what is critical. */
  async instead(
    contact: InstallerContact,
    failed: Failed,
    happening: Happening,
    context: CommandContext,
  ): Promise<void> {
    const template = await this.templates.contentOf(happening.eventType);
    if (!template) return;
    const addresses = await addressesOf(contact);
    const asked = { template: template.content.channels, addresses };
    const chosen = chosenChannels({ ...asked, wanted: contact.preferences.channels, isCritical: true });
    const channel = nextChannel([...chosen, ...failed.tried], asked);
    if (!channel) return;
    const wanted = { email: false, sms: false, whatsapp: false, [channel]: true };
    const { notificationId } = failed;
    await this.#request(
      contact.slug,
      happening,
      { addresses, wanted, until: null, insteadOf: notificationId },
      context,
    );
  }

  async #request(
    slug: string,
    { eventType, occurrence, at, sessionId, values, endsAt }: Happening,
    {
      addresses,
      wanted,
      until,
      insteadOf,
    }: {
      readonly addresses: Addresses;
      readonly wanted: Readonly<Record<Channel, boolean>>;
      readonly until: string | null;
      readonly insteadOf?: string;
    },
    context: CommandContext,
  ): Promise<number> {
    const template = await this.templates.contentOf(eventType);
    if (!template) return 0;
    const { content } = template;
    const { audience, isCritical, worthHours }: EventTypeDefinition = eventTypes[eventType];
    const chosen = chosenChannels({ wanted, template: content.channels, addresses, isCritical });
    for (const channel of chosen) {
      const to = addresses[channel];
      if (to === null) continue;
      const words = rendered(channel, content, { ...values });
      const gathered = until && {
        notificationId: derivedId('quiet hours', slug, audience, channel, until),
        dueAt: until,
      };
      const wantedMessage = {
        slug,
        sessionId,
        itemId: derivedId('notification', occurrence, eventType, audience, channel),
        eventType,
        audience,
        channel,
        to,
        ...words,
        headline: words.subject ?? renderedEmail(content.channels.email, { ...values }).subject ?? content.name,
        contentSid: channel === 'whatsapp' ? content.channels.whatsapp.contentSid || null : null,
        contentVariables: channel === 'whatsapp' ? JSON.stringify(approvedValues({ ...values })) : null,
        critical: isCritical,
        expiresAt: new Date(
          Math.min(Date.parse(until ?? at) + worthHours * hour, endsAt ? Date.parse(endsAt) : Infinity),
        ).toISOString(),
        insteadOf: insteadOf ?? null,
        gathered: gathered || null,
      };
      await this.commands.execute(new RequestNotification(wantedMessage, context));
    }
    return chosen.length;
  }
}
