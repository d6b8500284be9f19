import { Stat } from '@livery/ui/stat';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryFailed } from '../../app/query-failed.tsx';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useHolder } from '../session/index.ts';
import { Box, Steps } from './mall.styles.ts';
import { configQuery, pointsQuery } from './mall-queries.ts';

/** A member's points with their worth in money; for a guest, how points become a reward. */
export function PointsBox() {
  const isMember = useHolder().signedIn;
  return <Box data-guest={isMember ? undefined : ''}>{isMember ? <Points /> : <HowTo />}</Box>;
}

function Points() {
  const { t } = useTranslation();
  const services = useServices();
  const { format } = services;
  const query = useQuery(pointsQuery(services));
  const { data, isError } = query;
  if (isError && !data) return <QueryFailed title={t('mall.balance.failed')} query={query} />;
  return (
    <>
      <Stat
        label={t('mall.balance')}
        value={data && format.number(data.points)}
        note={data ? t('mall.balance.worth', { amount: format.money(data.worth) }) : ' '}
      />
      <Earning />
    </>
  );
}

function HowTo() {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('mall.guest.title')}</h2>
      <Steps>
        <li>
          <SiteLink to="/login" search={{ to: '/pointMall' }}>
            {t('mall.guest.login')}
          </SiteLink>
        </li>
        <li>{t('mall.guest.choose')}</li>
        <li>{t('mall.guest.confirm')}</li>
      </Steps>
      <Earning />
    </>
  );
}

/** How points are earned; a line's room is kept while it loads, and nothing is said when it cannot be had. */
function Earning() {
  const { t } = useTranslation();
  const services = useServices();
  const { data } = useQuery(configQuery(services));
  return (
    <small>
      {data ? t('mall.earn', { amount: services.format.money(data.stakePerPoint) }) : ' '}
    </small>
  );
}
