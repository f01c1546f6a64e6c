/** Hands the visitor a calendar file, as a download. */
export const download = (text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = 'visit.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
