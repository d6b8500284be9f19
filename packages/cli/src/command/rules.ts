import type { Rule } from '@livery/theme/diagnostic';
import { pictureRules } from '../generate/picture-rules.ts';
import { helpRules } from '../help/help-rules.ts';
import { inputRules } from './input-rules.ts';
import { systemRules } from './system-rules.ts';
import { parserRules, usageRules } from './usage-rules.ts';

/** Every rule of the command line, for the list of codes. */
export const commandRules: Readonly<
  Record<'usage' | 'input' | 'picture' | 'help' | 'system', readonly Rule[]>
> = {
  usage: [...Object.values(parserRules), ...Object.values(usageRules)],
  input: Object.values(inputRules),
  picture: Object.values(pictureRules),
  help: Object.values(helpRules),
  system: Object.values(systemRules),
};
