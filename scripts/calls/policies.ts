import type { EndpointId } from '@livery/api/contract';
import { type Caller, type Limit, limitsOf, type Policy, type Restriction } from '@livery/sandbox';

const callers: readonly (readonly [Caller, string])[] = [
  ['guest', 'Guest'],
  ['other', 'Not a member'],
  ['trial', 'Trial'],
  ['member', 'Member'],
  ['agent', 'Agent'],
];
const restrictions: readonly (readonly [Restriction, string])[] = [
  ['break', 'On a break'],
  ['excluded', 'Self-excluded'],
  ['overTime', 'Time used up'],
  ['unconfirmed', 'Age not confirmed'],
];
/** As the table of attempts below calls them. */
const limits: Readonly<Record<Limit, string>> = {
  applications: 'applications',
  codeBurst: 'codes sent in a second',
  codes: 'codes sent',
  guests: 'new guests',
  loginPasswords: 'wrong login passwords',
  openedAccounts: 'accounts that an agent opens',
  paymentPasswords: 'wrong payment passwords',
  triesOfPass: 'attempts with a captcha pass',
  wrongTries: 'wrong answers',
  wrongTriesOfAddress: 'any wrong attempt',
};

/**
 * The table of who may do what: one row for each policy, with its calls.
 *
 * @returns Markdown
 */
export function renderPolicies(policies: Readonly<Record<EndpointId, Policy>>): string {
  const rows = new Map<string, string[]>();
  for (const [id, policy] of Object.entries(policies)) {
    const { who, openDuring, paymentPassword, afterTurnover } = policy;
    const may: readonly Caller[] = who;
    const cells = [
      ...callers.map(([caller]) => (may.includes(caller) ? 'yes' : '')),
      // Nobody without an account can be under a restriction.
      ...restrictions.map(([name]) =>
        may.includes('guest')
          ? '–'
          : typeof openDuring === 'function'
            ? 'by request'
            : openDuring.includes(name)
              ? 'open'
              : 'closed',
      ),
      paymentPassword ? 'yes' : '',
      afterTurnover ? 'yes' : '',
      limitsOf(policy)
        .map((limit) => limits[limit])
        .join('; '),
    ].join(' | ');
    rows.set(cells, [...(rows.get(cells) ?? []), `\`${id}\``]);
  }
  const titles = [...callers, ...restrictions].map(([, title]) => title);
  return [
    `| ${[...titles, 'Payment password', 'After turnover', 'Attempts counted', 'Calls'].join(' | ')} |`,
    `|${'---|'.repeat(titles.length + 4)}`,
    ...[...rows].map(([cells, ids]) => `| ${cells} | ${ids.join(', ')} |`),
  ].join('\n');
}

const begin = 'Change the handlers, not this table. -->\n';
const end = '<!-- /policies -->';

/**
 * A page with the table where its marks are.
 *
 * @throws Error when the page has no marks
 */
export function withPolicies(page: string, table: string): string {
  const from = page.indexOf(begin) + begin.length;
  const to = page.indexOf(end);
  if (from < begin.length || to < from) {
    throw new Error(
      `docs/platform.md: expected a line that ends with "${begin.trim()}", and "${end}" below it.`,
    );
  }
  return `${page.slice(0, from)}\n${table}\n\n${page.slice(to)}`;
}
