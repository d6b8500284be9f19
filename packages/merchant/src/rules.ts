import { completeLanguages, type LanguageCode } from '@livery/i18n/languages';
import { nearestName } from '@livery/theme/diagnostic';
import * as v from 'valibot';
import type { Merchant } from './schema.ts';

/** What a merchant's file is checked against besides itself. */
export interface Surroundings {
  /** The folders under `themes/`. */
  readonly themes: readonly string[];
  /** Hosts, codes and the default mark that other merchants' files hold, with the file. */
  readonly claimed?: Claimed;
}

export interface Claimed {
  readonly hosts: ReadonlyMap<string, string>;
  readonly codes: ReadonlyMap<string, string>;
  readonly defaultIn?: string | undefined;
}

type Report = (path: readonly (string | number)[], message: string, remedy: string) => void;
type Rule = (merchant: Merchant, report: Report, surroundings: Surroundings) => void;

/** Rules that look at more than one field; the name of a rule is the second half of its diagnostic's code. */
export const rules: Readonly<Record<string, Rule>> = {
  theme({ theme }, report, { themes }) {
    if (themes.includes(theme)) return;
    const near = nearestName(theme, themes);
    report(
      ['theme'],
      `Unknown theme "${theme}".`,
      near ? `Did you mean "${near}"?` : `Use one of: ${list(themes)}.`,
    );
  },

  languages({ languages }, report) {
    languages.forEach((code, index) => {
      if (languages.indexOf(code) !== index) {
        report(['languages', index], `"${code}" is listed twice.`, 'Remove one of the two.');
      } else if (!isComplete(code)) {
        report(
          ['languages', index],
          `"${code}" has no complete catalogue, so merchants cannot offer it.`,
          `Use only: ${list(completeLanguages)}; or complete its catalogue first.`,
        );
      }
    });
  },

  'default-language'({ defaultLanguage, languages }, report) {
    if (languages.includes(defaultLanguage)) return;
    report(
      ['defaultLanguage'],
      `The default language "${defaultLanguage}" is not in "languages".`,
      `Use one of: ${list(languages)}; or add it to "languages".`,
    );
  },

  licence({ profile, licence, countries }, report) {
    if (profile !== 'licensed') return;
    if (!licence) {
      report(
        ['profile'],
        'A licensed merchant requires "licence".',
        'Add "licence" with holder, regulator, number and link; or use the profile "demo" or "freeplay".',
      );
    }
    if (!countries?.length) {
      report(
        countries ? ['countries'] : ['profile'],
        'A licensed merchant requires "countries".',
        'Add "countries" with two-letter codes, such as ["MT"].',
      );
    }
  },

  currency({ currency }, report) {
    const usual = usualDecimals(currency.code);
    if (usual === undefined) {
      report(
        ['currency', 'code'],
        `"${currency.code}" is not an ISO 4217 currency.`,
        'Use a code such as "INR", "BDT", "VND" or "THB".',
      );
    } else if (currency.decimals > usual) {
      report(
        ['currency', 'decimals'],
        `${currency.code} has ${usual} decimals, not ${currency.decimals}.`,
        `Write ${usual}.`,
      );
    }
  },

  amounts({ currency, paymentMethods }, report) {
    paymentMethods.forEach((method, index) => {
      for (const field of ['min', 'max', 'fee'] as const) {
        if ((method[field].split('.')[1] ?? '').length > currency.decimals) {
          report(
            ['paymentMethods', index, field],
            `${currency.code} has ${currency.decimals} decimals, but "${method[field]}" has more.`,
            'Round it.',
          );
        }
      }
      if (Number(method.min) > Number(method.max)) {
        report(
          ['paymentMethods', index, 'min'],
          `The minimum ${method.min} is greater than the maximum ${method.max}.`,
          'Swap them, or lower "min".',
        );
      }
    });
  },

  'every-language'({ languages, paymentMethods, helpOrganisations }, report) {
    const missing = (text: object) => languages.filter((code) => !Object.hasOwn(text, code));
    const check = (path: readonly (string | number)[], text: object) => {
      const codes = missing(text);
      if (codes.length > 0) {
        report(
          path,
          `Missing text for ${list(codes)}.`,
          'Add a text for each language in "languages".',
        );
      }
    };
    paymentMethods.forEach(({ label }, index) => {
      check(['paymentMethods', index, 'label'], label);
    });
    helpOrganisations.forEach(({ name }, index) => {
      check(['helpOrganisations', index, 'name'], name);
    });
  },

  'payment-code'({ paymentMethods }, report) {
    const codes = paymentMethods.map(({ code }) => code);
    codes.forEach((code, index) => {
      if (codes.indexOf(code) !== index) {
        report(
          ['paymentMethods', index, 'code'],
          `Two payment methods have the code "${code}".`,
          'Use a unique code for each.',
        );
      }
    });
  },

  analytics({ profile, analytics }, report) {
    if (profile === 'demo' && analytics) {
      report(
        ['analytics'],
        'Analytics are not allowed in the profile "demo".',
        'Remove "analytics".',
      );
    }
  },

  hosts({ hosts }, report, { claimed }) {
    hosts.forEach((host, index) => {
      const other = hosts.indexOf(host) === index ? claimed?.hosts.get(host) : 'this file';
      if (other) {
        report(
          ['hosts', index],
          `The host "${host}" is already listed by ${other}.`,
          'Remove it from one of the two.',
        );
      }
    });
  },

  code({ code }, report, { claimed }) {
    const other = claimed?.codes.get(code);
    if (other)
      report(['code'], `The code "${code}" is already used by ${other}.`, 'Choose another.');
  },

  default({ default: isDefault }, report, { claimed }) {
    if (isDefault && claimed?.defaultIn) {
      report(
        ['default'],
        `The default merchant is already ${claimed.defaultIn}.`,
        'Keep "default": true in one merchant only.',
      );
    }
  },
};

/** A rule as a step of a schema, so that what it finds has a place in the file like any other finding. */
export function asCheck(name: string, rule: Rule, surroundings: Surroundings) {
  const check = v.rawCheck<Merchant>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    rule(
      dataset.value,
      (path, message, remedy) => {
        addIssue({ message: `${message}\n${remedy}`, path: issuePath(dataset.value, path) });
      },
      surroundings,
    );
  });
  // The type becomes the diagnostic's code: `merchant/licence` says more than `merchant/raw-check`.
  return { ...check, type: name } as unknown as typeof check;
}

function issuePath(value: unknown, path: readonly (string | number)[]) {
  let here = value;
  const items = path.map((key) => {
    const input = here;
    // Paths are written by the rules above, along fields that the schema has parsed.
    here = (input as Record<string | number, unknown>)?.[key];
    return { type: 'unknown' as const, origin: 'value' as const, input, key, value: here };
  });
  return items as [(typeof items)[number], ...typeof items];
}

const isComplete = (code: LanguageCode) =>
  (completeLanguages as readonly LanguageCode[]).includes(code);

function usualDecimals(code: string): number | undefined {
  if (!Intl.supportedValuesOf('currency').includes(code)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits;
}

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
