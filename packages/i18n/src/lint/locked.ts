import type { MessageId } from '../messages.ts';

/**
 * Messages that protect members or keep the house honest: no merchant can replace them (demonstration, licence, age,
 * illustration and sample labels, the message about harm).
 */
export const lockedIds: readonly MessageId[] = [
  'footer.demo',
  'footer.demoText',
  'footer.freeplayText',
  'footer.licence',
  'footer.age',
  'footer.ageText',
  'footer.help.title',
  'footer.help.text',
  'care.lead',
  'care.break.text',
  'care.confirm.now',
  'care.confirm.closed',
  'care.confirm.open',
  'care.confirm.final',
  'care.test.many',
  'feedback.route.body.none',
  'join.levels.off',
  'join.pays.demo',
  'entry.age.confirm',
  'entry.age.missing',
  'entry.jackpot.illustration',
  'home.jackpot.illustration',
  'home.winners.sample',
];
