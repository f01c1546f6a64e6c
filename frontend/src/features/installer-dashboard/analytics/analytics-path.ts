export const analyticsPath = '/installer/dashboard/analytics';
