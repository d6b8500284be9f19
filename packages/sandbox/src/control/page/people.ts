import * as v from 'valibot';
import { escapeText } from '../../plain-page.ts';
import { accountsOf, endSessions, endSessionsSchema } from '../sessions.ts';
import { choice, form, moment, number, rows, tick } from './html.ts';
import type { Section } from './section.ts';

const minute = 60_000;

export const accountSection: Section = {
  title: 'Accounts',
  async draw({ store, merchant, now }) {
    const people = await accountsOf(store, merchant, now);
    return rows(
      [
        'Username',
        'Password',
        'Payment password',
        'Purpose',
        'Mobile',
        'Email',
        'Account holder',
        'Authenticator',
      ],
      people.map((each) => [
        each.username,
        each.password,
        each.paymentPassword ?? '',
        each.what,
        each.mobile,
        each.email,
        each.holder,
        each.authenticator ? `${each.authenticator.code} now · ${each.authenticator.address}` : '',
      ]),
    );
  },
  actions: {},
};

export const inboxSection: Section = {
  title: 'Inbox',
  async draw({ inbox, merchant, clientIp }) {
    const messages = await inbox.list(merchant.code);
    const captchas = await inbox.captchas(merchant.code, clientIp);
    return `<p>Messages that the platform sent, newest first. Open captchas: ${escapeText(captchas.join(', ') || 'none')}.</p>
${rows(
  ['Time', 'Channel', 'To', 'Text'],
  messages.map(({ time, kind, to, text: words }) => [moment(time), kind, to, words]),
)}`;
  },
  actions: {},
};

export const sessionSection: Section = {
  title: 'Sessions',
  async draw({ settings, merchant }) {
    const { idleMs, oneSession } = await settings.get(merchant.code);
    const ends = endSessionsSchema.entries.end.options.map((end) => [end, end]);
    return `${form(
      'settings',
      `${number('idleMinutes', 'Minutes until an idle session ends', String(idleMs / minute))}
${tick('oneSession', 'one session per account', oneSession)}<button>Set</button>`,
    )}
${form('sessions', `${choice('end', 'End all sessions as', ends, 'EXPIRED')}<button>End</button>`)}`;
  },
  actions: {
    async settings(fields, { settings, merchant }) {
      const minutes = Number(fields.get('idleMinutes'));
      if (!(minutes >= 1 && minutes <= 1440)) return false;
      const change = { idleMs: minutes * minute, oneSession: fields.has('oneSession') };
      await settings.set(change, merchant.code);
      return true;
    },
    async sessions(fields, { store, merchant }) {
      const parsed = v.safeParse(endSessionsSchema, { end: fields.get('end') });
      if (!parsed.success) return false;
      await endSessions(store, merchant.code, parsed.output);
      return true;
    },
  },
};
