export type LeadDraft = Readonly<Record<string, string>>;
export type LeadProblems = Partial<Record<string, string>>;

// The contract's checks in brief: its schema would double the widget's size. The server still judges what passes.
const rules: Partial<Record<string, readonly [RegExp, string]>> = {
  name: [/^.{0,120}$/s, 'At most 120 characters'],
  phone: [
    /^(?!\D{0,2}(0|44\D{0,3}0?)\D{0,2}[237](?!(\D*\d){9}\D*$))([a-z]+\W+)?[^a-np-z@]{7,25}$/i,
    'Please enter a valid phone number',
  ],
  email: [/^\S+@\S+\.\S\S/, 'Please enter a valid email address'],
  postcode: [/^[a-z]{1,3}[a-z\d]{0,3}\W*[\doil][a-z]{2}\W*$/i, 'Please provide a valid postcode'],
};

export const leadProblem = (field: string, value: string): string | undefined => {
  const [rule, message] = rules[field] ?? [];
  return value.trim() && !rule?.test(value.trim()) ? message : undefined;
};

/** A lead without a way to get in touch is none. */
export const leadProblems = (draft: LeadDraft): LeadProblems => ({
  ...Object.fromEntries(Object.entries(draft).map(([field, value]) => [field, leadProblem(field, value)])),
  ...(!draft['phone']?.trim() &&
    !draft['email']?.trim() && { phone: 'Please enter a phone number or an email address' }),
});
