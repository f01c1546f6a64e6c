/** A firm's name may be long: said once, it is "the team" from then on. */
export const namedOnce = (text: string, firm: string): string => {
  const first = text.indexOf(firm);
  if (firm === '' || first < 0) return text;
  const end = first + firm.length;
  const later = text.slice(end);
  if (!later.includes(firm)) return text;
  const told = later.replaceAll(firm, (_, at: number) =>
    /(?:^|[.!?:]\s+|\n)$/u.test(later.slice(0, at)) ? 'The team' : 'the team',
  );
  return text.slice(0, end) + told;
};
