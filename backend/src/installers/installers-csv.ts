import type { ListedInstallerRecord } from '@pilotlight/projections/installers/installers.reader';
import { writtenPhone } from '@pilotlight/assistant/understanding/contact/phone-number';
import { csvLines, csvMark, csvPhone } from '../http/csv';

const headings = [
  'Name',
  'Slug',
  'Chatbot',
  'Suspended since',
  'Suspended by',
  'Reason',
  'Payment',
  'Manual payment',
  'Last payment',
  'Login email',
  'Contact',
  'Alerts email',
  'Alerts phone',
  'Websites',
  'Created',
  'Chats in 7 days',
  'Leads in 7 days',
  'Hot in 7 days',
];

const cellsOf = (installer: ListedInstallerRecord): readonly string[] => [
  installer.name,
  installer.slug,
  installer.suspendedAt === null ? 'Live' : 'Suspended',
  installer.suspendedAt ?? '',
  installer.suspendedBy ?? '',
  installer.suspensionReason ?? '',
  installer.paymentStatus,
  installer.manualPaymentMode ? 'yes' : 'no',
  installer.lastPaymentDate ?? '',
  installer.installerEmail ?? '',
  installer.contactName ?? '',
  installer.emailInbox ?? '',
  installer.phoneSms ? csvPhone(writtenPhone(installer.phoneSms)) : '',
  installer.allowedDomains.join(' '),
  installer.createdAt,
  String(installer.week.chats),
  String(installer.week.leads),
  String(installer.week.hot),
];

/** A table that spreadsheets open, piece by piece as the installers come. */
export async function* installersAsCsv(
  pages: AsyncIterable<readonly ListedInstallerRecord[]>,
): AsyncGenerator<string, void> {
  yield csvMark + csvLines([headings]);
  for await (const page of pages) yield csvLines(page.map(cellsOf));
}
