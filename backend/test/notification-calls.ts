import { CommandBus } from '@nestjs/cqrs';
import { RecordProviderWord } from '@pilotlight/backend/notifications/webhooks/provider-word.command';
import { defaultTemplates } from '@pilotlight/notifications/default-templates';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { TestBackend } from './backend-under-test';
import { type InstallerOnBoard, Visitor } from './people';

/** A body that is in order for a call about notifications; undefined for any other. */
export const notificationBody = (method: string, path: string): object | undefined => {
  if (path === '/api/admin/notification-templates') return { eventType: 'invoice_paid', name: 'Invoice paid' };
  if (method === 'PATCH' && path.endsWith('/:eventType')) return { description: 'Sent when a lead is graded.' };
  if (path.endsWith('/:eventType/test'))
    return { channel: 'email', channels: defaultTemplates.get('lead_qualified')?.channels };
  if (path.endsWith('/resend')) return { reason: 'The inbox was full' };
  if (path.endsWith('/suppressions/lift')) return { installerId: 'leeds', channel: 'email', addressHash: 'none' };
  if (path === '/api/installer/settings') return { notificationPreferences: { channels: { sms: true } } };
  return undefined;
};

const bouncable = z.array(z.object({ id: z.uuid() }));

/** One that came back, which the admin may have sent again. */
export const bouncedNotification = async (backend: TestBackend, installer: InstallerOnBoard): Promise<string> => {
  await (await Visitor.of(backend, installer)).say('I can smell gas');
  for (;;) {
    const { json } = await backend.asAdmin('GET', '/api/admin/notifications?status=sent');
    const [found] = bouncable.parse(json['notifications']);
    if (found) {
      const context = { actor: { kind: 'system', id: null }, requestId: randomUUID() } as const;
      const word = { kind: 'bounced', permanent: false, detail: 'full' } as const;
      await backend.app.get(CommandBus).execute(new RecordProviderWord(found.id, word, context));
      return found.id;
    }
    await pause(50);
  }
};
