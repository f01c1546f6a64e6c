/** As whom a visitor sees somebody of a firm: "Dawn, Aire Valley Heating"; the firm alone where nobody is named. */
export const firmPersonOf = (account: { readonly name: string; readonly contactName: string | null }): string =>
  [account.contactName, account.name].filter(Boolean).join(', ');
