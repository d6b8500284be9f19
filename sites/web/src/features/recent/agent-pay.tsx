import { dividendProcessing } from '@livery/api/contract/agents';
import { Icon } from '@livery/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../app/member-query.ts';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { Tile, TileHead } from './for-you.styles.ts';

/** What an agent's dividend has come to in the running period (spec §7, dividend processing on home). */
export function AgentPay() {
  const { t } = useTranslation();
  const { client, format, site } = useServices();
  const enabled = site.merchant.features.enableCt;
  const asked = { pageNo: 1, pageSize: 1 };
  const { data } = useQuery({ ...memberQuery(client, dividendProcessing, asked), enabled });
  const running = data?.list.find(({ state }) => state === 'processing');
  return (
    <Tile>
      <TileHead>
        <Icon name="people" />
        <SiteLink to={enabled ? '/agent/agentDividendRecordCopy2' : '/agentHome'} variant="quiet">
          {t(enabled ? 'around.you.dividend' : 'around.you.agent')}
        </SiteLink>
      </TileHead>
      {data && (
        <span>
          {running
            ? t('around.you.dividend.running', {
                amount: format.money(running.amount),
                time: format.date(running.to),
              })
            : t('around.you.dividend.none')}
        </span>
      )}
    </Tile>
  );
}
