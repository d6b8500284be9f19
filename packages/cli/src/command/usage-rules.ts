import { defineRule } from '@livery/theme/diagnostic';

/** What the parser of the command line refuses, in its own words, by what it calls it: `commander.unknownOption`. */
export const parserRules = {
  unknownCommand: refused('usage/unknown-command'),
  unknownOption: refused('usage/unknown-option'),
  missingArgument: refused('usage/missing-argument'),
  optionMissingArgument: refused('usage/option-missing-argument'),
  missingMandatoryOptionValue: refused('usage/missing-mandatory-option-value'),
  invalidArgument: refused('usage/invalid-argument'),
  excessArguments: refused('usage/excess-arguments'),
  error: refused('usage/error'),
};

/** What is wrong with a line that the parser understands. */
export const usageRules = {
  noCommand: defineRule({
    code: 'usage/no-command',
    severity: 'error',
    says: 'Missing command.',
    fix: 'Run "livery --help" to list the commands.',
  }),
  root: defineRule({
    code: 'usage/root',
    severity: 'error',
    says: 'Folder {{folder}} does not exist.',
    fix: 'Correct the path after --root.',
  }),
  out: defineRule({
    code: 'usage/out',
    severity: 'error',
    says: '{{folder}} is a file.',
    fix: 'Use a folder for --out.',
  }),
  platform: defineRule({
    code: 'usage/platform',
    severity: 'error',
    says: '"{{text}}" is not the address of a platform.',
    fix: 'Use an address with https://, such as https://platform.example.',
  }),
  conflict: defineRule({
    code: 'usage/conflict',
    severity: 'error',
    says: '--watch and --json cannot be used together.',
    fix: 'Remove one of them.',
  }),
  unknownMerchant: defineRule({
    code: 'usage/unknown-merchant',
    severity: 'error',
    says: 'Unknown merchant "{{word}}".{{guess}}',
    fix: 'Use one of: {{folders}}.',
  }),
  noBrand: defineRule({
    code: 'usage/no-brand',
    severity: 'error',
    says: 'Missing brand name.',
    fix: 'Use one of: {{names}}, or a brand folder.',
  }),
  noBrandYet: defineRule({
    code: 'usage/no-brand',
    severity: 'error',
    says: 'Missing brand name.',
    fix: 'Give its folder: livery export tmp-brand --format css',
  }),
  market: defineRule({
    code: 'usage/market',
    severity: 'error',
    says: 'Unknown market "{{market}}".',
    fix: 'Use one of: {{markets}}. For another country, take the nearest one and edit currency, timeZone and mobileCountries.',
  }),
  noSource: defineRule({
    code: 'usage/no-source',
    severity: 'error',
    says: 'Missing colour or logo.',
    fix: 'Add --seed "#7a1fa2" or --logo logo.svg.',
  }),
  name: defineRule({
    code: 'usage/name',
    severity: 'error',
    says: '{{problem}}',
    fix: '{{suggestion}}',
  }),
  seedName: defineRule({
    code: 'usage/seed-name',
    severity: 'error',
    says: '"{{name}}" is the name of a colour; a seed is the exact colour.',
    fix: 'For CSS\'s {{name}} write --seed "{{colour}}", or use your brand\'s own value.',
  }),
  seed: defineRule({
    code: 'usage/seed',
    severity: 'error',
    says: '"{{text}}" is not a valid colour.',
    fix: 'Write it as # and six hexadecimal digits in quotes: --seed "#7a1fa2".',
  }),
};

function refused<const Code extends `usage/${string}`>(code: Code) {
  return defineRule({
    code,
    severity: 'error',
    says: '{{problem}}',
    fix: '"{{help}}" shows the commands and options.',
  });
}
