import type { MessageId } from '../messages.ts';

/**
 * Messages that protect members or keep the house honest: no merchant can replace them (demonstration, licence, age,
 * illustration and sample labels, the message about harm).
 */
export const lockedIds: readonly MessageId[] = [
  'common.footer.demo',
  'common.footer.demoText',
  'common.footer.freeplayText',
  'common.footer.licence',
  'common.footer.age',
  'common.footer.ageText',
  'common.footer.help.title',
  'common.footer.help.text',
  'entry.age.confirm',
  'entry.age.missing',
  'entry.jackpot.illustration',
  'home.jackpot.illustration',
  'home.winners.sample',
];
