/**
 * Where the log itself decides what happens: rivals that append under an expected version, kills, what is read again from the beginning,
 * erasures, the audit, a log that is gone. What any other suite proves is the same whichever store keeps the log, and is proved on PostgreSQL.
 */
module.exports = [
  'audit',
  'audit-chain',
  'booking-limits',
  'booking-races',
  'database-gone',
  'erasure-storage',
  'installer-deletion',
  'installers',
  'login-release',
  'metrics',
  'moves-cut-short',
  'no-worker',
  'notification-kills',
  'notification-replays',
  'people',
  'photo-erasure',
  'photo-tag-crash',
  'read-only-database',
  'registration',
  'unreadable-conversation',
  'widget-chat',
  'wrong-clock',
];
