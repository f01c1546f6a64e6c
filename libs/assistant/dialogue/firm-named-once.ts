const special = /[.*+?^${}()|[\]\\]/gu;

/** A firm's name may be long: said once, it is "the team" from then on. */
export const namedOnce = (text: string, firm: string): string => {
  if (firm === '' || text.indexOf(firm) === text.lastIndexOf(firm)) return text;
  const name = new RegExp(String.raw`(?<![\p{L}\d])${firm.replace(special, String.raw`\$&`)}(?![\p{L}\d])`, 'gu');
  let isNamed = false;
  return text.replace(name, (_, at: number) => {
    if (!isNamed) {
      isNamed = true;
      return firm;
    }
    return /(?:^|[.!?]\s+|\n)$/u.test(text.slice(0, at)) ? 'The team' : 'the team';
  });
};
