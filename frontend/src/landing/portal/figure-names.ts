/** What is shown of `GET /api/platform/stats`, and under which caption. */
export const figureNames = [
  ['totalConversations', 'Total conversations'],
  ['avgConversionRate', 'Average conversion rate'],
  ['activeInstallers', 'Active installers'],
] as const;
export type FigureName = (typeof figureNames)[number][0];
