import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { completeLanguages } from '@livery/i18n/languages';
import { parseMerchant, settleClaims } from '@livery/merchant';
import { nearestName } from '@livery/theme/diagnostic';
import { Argument, Option } from 'commander';
import { brandNames } from '../brand-folder.ts';
import type { Context } from '../command/context.ts';
import { inputRules } from '../command/input-rules.ts';
import { CommandError, guess, inputError, type Outcome, usageError } from '../command/outcome.ts';
import { usageRules } from '../command/usage-rules.ts';
import { nameFrom } from '../generate/brand-file.ts';
import { type Market, markets } from '../new/markets.ts';
import { merchantFile, type NewMerchant, profiles } from '../new/merchant-file.ts';
import type { AddCommand } from '../program.ts';
import { readProjectFiles } from '../project-files.ts';
import { writeFiles } from '../write-files.ts';

const examples = `
Examples:
  livery new merchant HARBOUR --market vn                   with the brand themes/harbour
  livery new merchant HARBOUR --market in --brand mayura    with another brand
  livery new merchant HARBOUR --market th --host play.example.com --profile licensed

Markets:
${Object.entries(markets)
  .map(([code, { name, currency }]) => `  ${code}  ${name}, ${currency.code}`)
  .join('\n')}

Any market can have each of these languages: ${completeLanguages.join(', ')}.`;

interface NewMerchantFlags {
  readonly market: string;
  readonly brand?: string;
  readonly name?: string;
  readonly host?: string;
  readonly profile: NewMerchant['profile'];
}

/** `livery new merchant <code>` */
export const addNew: AddCommand = (program, start) => {
  program
    .command('new')
    .summary('create a merchant for a market')
    .description(
      'Writes merchants/<code>/merchant.json with the currency, languages, time zone and dialling code of a market, and lists what to fill in next.',
    )
    .addArgument(new Argument('<what>', 'what to create').choices(['merchant']))
    .argument('<code>', "the platform's code for the merchant, in capitals")
    .requiredOption('--market <country>', 'two-letter country code, such as vn')
    .option('--brand <name>', 'folder under themes/ (default: named as the merchant)')
    .option('--name <text>', 'the name that members see (default: from the code)')
    .option('--host <host>', 'its host on the internet, beside <code>.localhost')
    .addOption(
      new Option('--profile <profile>', 'what it may offer').choices(profiles).default('demo'),
    )
    .addHelpText('after', examples)
    .action((_: string, code: string, flags: NewMerchantFlags, command) =>
      start(command, (context) => newMerchant(code, flags, context)),
    );
};

async function newMerchant(
  code: string,
  flags: NewMerchantFlags,
  { root }: Context,
): Promise<Outcome> {
  const country = flags.market.toLowerCase();
  const market = marketOf(country);
  const folder = code.toLowerCase().replaceAll('_', '-');
  const shown = `merchants/${folder}`;
  const target = join(root, 'merchants', folder);
  if (existsSync(target)) {
    throw inputError(inputRules.merchantExists, { folder: shown });
  }
  const theme = flags.brand ?? folder;
  await refuseUnknownBrand(theme, root);
  const project = await readProjectFiles(root);
  const file = `${shown}/merchant.json`;
  const made: NewMerchant = {
    code,
    name: (flags.name ?? nameFrom(folder)).trim(),
    hosts: [`${folder}.localhost`, ...(flags.host === undefined ? [] : [flags.host])],
    country: country.toUpperCase(),
    market,
    theme,
    profile: flags.profile,
    isDefault: project.merchants.length === 0,
  };
  const now = new Date();
  refuseInvalid(merchantFile({ ...made, profile: 'demo' }, now), file, project);
  const text = merchantFile(made, now);
  await writeFiles(target, { 'merchant.json': text }).catch(async (error: unknown) => {
    await rm(target, { recursive: true, force: true });
    throw error;
  });
  const next = nextSteps(made);
  return {
    ok: true,
    diagnostics: [],
    result: { folder: shown, code, hosts: made.hosts, theme, market: country, next },
    lines: (paint) => [
      `livery new merchant: ${paint.good(`${made.name} is in ${shown}`)} (${market.name}, ${market.currency.code}).`,
      '',
      paint.strong('Next:'),
      ...next.map((line) => `  - ${line}`),
    ],
  };
}

function marketOf(country: string): Market {
  const market = Object.hasOwn(markets, country) ? markets[country] : undefined;
  if (market) return market;
  const list = Object.entries(markets).map(([code, { name }]) => `${code} (${name})`);
  throw usageError(usageRules.market, { market: country, markets: list.join(', ') });
}

async function refuseUnknownBrand(theme: string, root: string): Promise<void> {
  const names = await brandNames(root);
  if (names.includes(theme)) return;
  throw inputError(inputRules.noBrandToWear, {
    brand: theme,
    guess: guess(nearestName(theme, names)),
    other: names[0] ?? 'name',
  });
}

/** What is wrong with a code, name or host, and what another merchant has already. */
function refuseInvalid(
  text: string,
  file: string,
  project: Awaited<ReturnType<typeof readProjectFiles>>,
): void {
  const themes = [...project.brands.keys()];
  const parse = (document: string, path: string) => parseMerchant(document, path, { themes });
  const parsed = parse(text, file);
  const others = project.merchants.map(({ folder, document }) => {
    const path = `merchants/${folder}/merchant.json`;
    const other = parse(document, path);
    const merchant = other.ok ? other.value : undefined;
    return { file: path, text: document, merchant, standing: merchant };
  });
  const merchant = parsed.ok ? parsed.value : undefined;
  const { refused } = settleClaims(
    [...others, { file, text, merchant, standing: undefined }],
    themes,
  );
  const [first] = parsed.ok ? (refused.get(file) ?? []) : parsed.diagnostics;
  if (first) throw new CommandError(1, first);
}

function nextSteps({ profile, market, hosts }: NewMerchant): string[] {
  const languages = market.languages.join(', ');
  return [
    ...(profile === 'licensed'
      ? [
          'licence: holder, regulator, number and link',
          `disputeBody: who decides complaints outside of the house, in ${languages}`,
        ]
      : []),
    'contacts: customerService, email and the channels that you have',
    `helpOrganisations: who helps with gambling problems there, in ${languages}`,
    'paymentMethods: check the limits of the bank transfer and add your own methods',
    'siteSettings and features: what the platform has switched on',
    'docs/merchants.md lists every field, and an editor completes them',
    `to check it: npm run livery check; to see it: npm start, then http://${hosts[0]}:4173`,
  ];
}
