import { type Mission, missionClaim } from '@livery/api/contract/missions';
import { foreignLang } from '@livery/i18n';
import { Badge } from '@livery/ui/badge';
import { ProgressBar } from '@livery/ui/progress';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { ActButton } from '../../../form/act-button.tsx';
import { Quiet } from '../../../styles/page.styles.ts';
import { Thing, ThingHead } from './rewards.styles.ts';

/**
 * A mission with its progress, its reward and the claim of it.
 *
 * @param props.level of its name among the headings
 * @param props.source says what kind of thing it is, among others
 */
export function MissionCard({
  mission,
  level = 2,
  source,
}: {
  mission: Mission;
  level?: 2 | 3;
  source?: string;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const { missionId, title, text, periodType, unit, progress, target, reward, state } = mission;
  const lang = foreignLang(mission.language, language.code);
  const said = (amount: string) =>
    unit === 'money' ? format.money(amount) : format.number(Number(amount));
  return (
    <Thing>
      <ThingHead>
        <Heading {...lang}>{title}</Heading>
        <Badge
          tone={state === 'claimable' ? 'warning' : state === 'claimed' ? 'success' : 'neutral'}
        >
          {t(`rewards.mission.${state}`)}
        </Badge>
      </ThingHead>
      {source && <Quiet>{source}</Quiet>}
      <p {...lang}>{text}</p>
      <ProgressBar
        label={title}
        labelHidden
        value={Number(progress)}
        max={Number(target)}
        text={t('rewards.of', { done: said(progress), all: said(target) })}
      />
      <Quiet>
        {t('rewards.mission.reward', {
          reward: format.money(reward),
          period: t(`rewards.period.${periodType}`),
          time: format.dateTime(mission.endTime),
        })}
      </Quiet>
      <ActButton
        offered={state === 'claimable'}
        label={t('rewards.claim')}
        name={title}
        request={{ missionId }}
        service={({ request, key }, signal) =>
          client.call(missionClaim, request, { signal, idempotencyKey: key })
        }
        done={({ amount, reference }) =>
          t('rewards.paid', { amount: format.money(amount), reference })
        }
      />
    </Thing>
  );
}
