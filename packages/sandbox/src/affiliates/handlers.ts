import { lengthOf } from '@livery/api';
import { contractKinds } from '@livery/api/contract/agents';
import { isMultiLevel, isOn } from '../agents/guards.ts';
import { housePeriod } from '../agents/terms.ts';
import type { Handlers } from '../handlers.ts';
import { newReference } from '../money/request.ts';
import { anyone } from '../policy.ts';
import { Refused } from '../refusal.ts';
import { refuseApplication } from '../session/guards.ts';
import { applications } from './rows.ts';

/** Days within which the house answers. */
const answerDays = 5;
const dayMs = 24 * 60 * 60_000;
/** How many characters say what a channel is. */
const minLength = 20;
const maxLength = 600;

/** The highest rate that the house offers, in per cent: the most that its first agents are paid. */
const topRates = { dividend: '40', daily: '0.8', hourly: '0.5', realtime: '0.4' } as const;

export const affiliateHandlers: Pick<Handlers, 'affiliateProgramme' | 'affiliateApply'> = {
  affiliateProgramme: {
    policy: anyone,
    async handle(context) {
      const legalBasis = context.merchant.agents?.legalBasis;
      return {
        pays: contractKinds
          .filter((kind) => isOn(context, kind))
          .map((kind) => ({ kind, periodType: housePeriod[kind], topRate: topRates[kind] })),
        multiLevel: isMultiLevel(context),
        ...(legalBasis === undefined ? {} : { legalBasis }),
        answerDays,
        minLength,
        maxLength,
      };
    },
  },

  affiliateApply: {
    policy: { ...anyone, limits: ['applications', 'triesOfPass'] },
    async handle(context, { agreed: _, ...asked }) {
      const { tx, merchant, member, now } = context;
      if (!merchant.features.agentCentre) {
        return new Refused('NOT_AVAILABLE', 'This merchant has no affiliates.');
      }
      const description = asked.description.trim();
      const length = lengthOf(description);
      if (length < minLength || length > maxLength || asked.name.trim() === '') {
        return new Refused(
          'FIELD_INVALID',
          `Expected a name and ${minLength} to ${maxLength} characters of description, found ${length}.`,
        );
      }
      const refused = await refuseApplication(context);
      if (refused) return refused;
      const reference = newReference('J', context);
      await tx.put(applications, `${merchant.code}/${reference}`, {
        ...asked,
        name: asked.name.trim(),
        description,
        reference,
        time: now,
        ...(member ? { account: member.key } : {}),
      });
      return { reference, time: now, answerBy: now + answerDays * dayMs };
    },
  },
};
