export const firmPersonOf = (account: { readonly name: string; readonly contactName: string | null }): string =>
  [account.contactName, account.name].filter(Boolean).join(', ');

/** "Dawn" of "Dawn Sykes, Aire Valley Heating". A title keeps the name after it; a firm alone keeps its name. */
export const shortNameOf = (firmPerson: string): string => {
  const [person = '', firm] = firmPerson.split(', ');
  return firm === undefined || /^(?:mr|mrs|ms|miss|dr)\b/i.test(person) ? person : (person.split(' ')[0] ?? person);
};
