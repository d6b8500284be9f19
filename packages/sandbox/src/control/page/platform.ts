import { contract } from '@livery/api/contract';
import * as v from 'valibot';
import { escapeText } from '../../plain-page.ts';
import { type FaultsInput, faultsSchema } from '../faults.ts';
import { siteSettingNames, withSettings } from '../settings.ts';
import { choice, form, moment, number, rows, tick } from './html.ts';
import type { Section } from './section.ts';

const minute = 60_000;
const statuses = ['normal', 'maintenance', 'region restricted', 'unknown value'];
/** The kinds of fault, and which of them want a number. */
const faultKinds = faultsSchema.value.options.map(({ entries }) => entries.kind.literal);

export const statusSection: Section = {
  title: 'System status',
  async draw({ status, merchant }) {
    const standing = await status.get(merchant.code);
    const options = statuses.map((words, value) => [String(value), words]);
    return form(
      'status',
      `${choice('status', 'Status', options, String(standing.status))}<button>Set</button>`,
    );
  },
  actions: {
    async status(fields, { status, merchant }) {
      const value = Number(fields.get('status'));
      if (!Number.isInteger(value)) return false;
      await status.set({ status: value }, merchant.code);
      return true;
    },
  },
};

export const settingSection: Section = {
  title: 'Site settings',
  async draw({ settings, merchant }) {
    const { siteSettings, features } = withSettings(merchant, await settings.get(merchant.code));
    const ticks = siteSettingNames.map((name) => tick(name, name, siteSettings[name] === true));
    const wallets = tick('vendorWallets', 'a wallet at each vendor', features['vendorWallets']);
    return form('site-settings', `${ticks.join('')}${wallets}<button>Set</button>`);
  },
  actions: {
    async 'site-settings'(fields, { settings, merchant }) {
      const siteSettings = Object.fromEntries(
        siteSettingNames.map((name) => [name, fields.has(name)]),
      );
      const vendorWallets = fields.has('vendorWallets');
      await settings.set({ siteSettings, vendorWallets }, merchant.code);
      return true;
    },
  },
};

export const faultSection: Section = {
  title: 'Faults',
  async draw({ faults, merchant }) {
    const set = await faults.list(merchant.code);
    const calls = Object.keys(contract).sort();
    const pairs = (words: readonly string[]) => words.map((each) => [each, each]);
    return `${rows(
      ['Call', 'Fault', 'For'],
      set.map(({ call, fault, account }) => [call, JSON.stringify(fault), account ?? 'everyone']),
    )}
${form(
  'fault',
  `${choice('call', 'Call', pairs(calls), 'login')}${choice('kind', 'Fault', pairs(faultKinds), 'status')}
${number('number', 'HTTP status, or milliseconds of delay or skew')}${tick('once', 'once')}<button>Add</button>`,
)}
${form('clear-faults', '<button>Clear all faults</button>')}`;
  },
  actions: {
    async fault(fields, { faults, merchant }) {
      const parsed = v.safeParse(faultsSchema, { [fields.get('call') ?? '']: faultFrom(fields) });
      if (!parsed.success) return false;
      // The schema has looked at names and faults both.
      await faults.set(parsed.output as FaultsInput, { merchant: merchant.code });
      return true;
    },
    async 'clear-faults'(_fields, { faults, merchant }) {
      await faults.clear(merchant.code);
      return true;
    },
  },
};

function faultFrom(fields: URLSearchParams): Record<string, unknown> {
  const kind = fields.get('kind');
  const value = Number(fields.get('number') || 0);
  return {
    kind,
    times: fields.has('once') ? 'once' : 'always',
    ...(kind === 'delay' ? { ms: value || 15_000 } : {}),
    ...(kind === 'clock-skew' ? { ms: value || 10 * minute } : {}),
    ...(kind === 'status' ? { status: value || 500 } : {}),
  };
}

export const clockSection: Section = {
  title: 'Clock',
  async draw({ now }) {
    return `<p>The platform’s time is ${escapeText(moment(now))} UTC.</p>
${form('clock', `${number('minutes', 'Minutes ahead', '31')}<button>Move</button>`)}
${form('reset-clock', '<button>Reset to system time</button>')}`;
  },
  actions: {
    async clock(fields, { clock }) {
      const minutes = Number(fields.get('minutes'));
      if (!Number.isFinite(minutes)) return false;
      await clock.setOffset((await clock.offsetMs()) + minutes * minute);
      return true;
    },
    async 'reset-clock'(_fields, { clock }) {
      await clock.setOffset(0);
      return true;
    },
  },
};

export const resetSection: Section = {
  title: 'Reset',
  async draw() {
    return form(
      'reset',
      '<p>Deletes all data of every brand and creates it again.</p><button>Reset</button>',
    );
  },
  actions: {
    async reset(_fields, { reset }) {
      await reset();
      return true;
    },
  },
};
