import { type Bonus, bonusList } from '@livery/api/contract/rewards';
import { foreignLang } from '@livery/i18n';
import { RadioCards } from '@livery/ui/radio-cards';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { Quiet } from '../../../form/panel.styles.ts';
import { BonusTerms } from './bonus-terms.tsx';
import { Choice } from './deposit.styles.ts';
import { useDepositAddress } from './use-deposit-address.ts';

const none = 'none';

/** The bonuses that the member can claim now; none while they load, and of a member who is offered nothing. */
export function useOfferedBonuses(): readonly Bonus[] {
  const { client } = useServices();
  const request = { state: 'available', pageNo: 1, pageSize: 10 } as const;
  return useQuery(memberQuery(client, bonusList, request)).data?.list ?? [];
}

/**
 * Which bonus goes with the deposit: none unless the member chooses one, whose terms stand here. It is claimed by another press once the
 * money is there, so nothing is bound before.
 */
export function BonusChoice() {
  const { t } = useTranslation();
  const { format, language } = useServices();
  const { address, replace } = useDepositAddress();
  const bonuses = useOfferedBonuses();
  const chosen = bonuses.find(({ bonusId }) => bonusId === address.show);
  if (bonuses.length === 0) return null;
  return (
    <>
      <RadioCards
        label={t('deposit.bonus')}
        value={chosen?.bonusId ?? none}
        onChange={(id) => replace({ ...address, show: id === none ? undefined : id })}
        options={[
          { value: none, label: t('deposit.bonus.none') },
          ...bonuses.map(({ bonusId, name, amount, language: spoken }) => ({
            value: bonusId,
            label: (
              <Choice>
                <span {...foreignLang(spoken, language.code)}>{name}</span>
                <small>{format.money(amount)}</small>
              </Choice>
            ),
          })),
        ]}
      />
      {chosen && (
        <>
          <BonusTerms bonus={chosen} />
          <Quiet>{t('deposit.bonus.later')}</Quiet>
        </>
      )}
    </>
  );
}
