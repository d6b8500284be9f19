/** The text of the page, the same for every library. */
export const cards = Array.from({ length: 500 }, (_, index) => ({
  id: index,
  title: `Card ${index}`,
  text: 'Sixty tables, clear rules, and a plain way out.',
}));

export const tabs = [
  { id: 'deposits', label: 'Deposits', content: 'Eleven deposits since January.' },
  { id: 'withdrawals', label: 'Withdrawals', content: 'No withdrawal yet.' },
  { id: 'bets', label: 'Bets', content: 'Forty bets.' },
] as const;

export const fields = [
  { name: 'username', label: 'Username', description: 'Six to sixteen letters and digits.' },
  { name: 'realName', label: 'Name as in your passport', description: 'You cannot change it.' },
  { name: 'email', label: 'Email', description: 'For receipts only.' },
  { name: 'phone', label: 'Phone', description: 'With the dialling code.' },
  { name: 'city', label: 'City', description: 'Where you live.' },
  { name: 'street', label: 'Street', description: 'With the number of the house.' },
  { name: 'postcode', label: 'Postcode', description: 'Letters and digits.' },
  { name: 'referral', label: 'Referral', description: 'The code of a friend.' },
] as const;

export const currencies = [
  { value: 'INR', label: 'Indian rupee' },
  { value: 'BDT', label: 'Bangladeshi taka' },
  { value: 'VND', label: 'Vietnamese dong' },
] as const;

export const consents = [
  { name: 'adult', label: 'I am of age.' },
  { name: 'news', label: 'Send me news.' },
] as const;

/** A form's values, kept in one state, as is usual: each character renders the form again. */
export type Values = Readonly<Record<string, string>>;
