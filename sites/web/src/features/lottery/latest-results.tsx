import { type OpenedNumber, openedNumbers } from '@livery/api/contract/lottery-list';
import { foreignLang } from '@livery/i18n';
import { LotteryResult } from '@livery/ui/lottery-result';
import { Section } from '@livery/ui/section';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pollPeriod } from '../../app/poll-period.ts';
import { useServices } from '../../app/services.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { Result, Results } from './latest-results.styles.ts';

/** Results of the block. */
const shown = 6;
/** Milliseconds after which results are asked for again; the lotteries above them count down by their own rule. */
const fresh = 60_000;

/** The last results that are final (spec §7, opened numbers on home), the newest first; without any there is no block. */
export function LatestResults() {
  const { t } = useTranslation();
  const { client, language, format } = useServices();
  const { data, isPending } = useQuery({
    queryKey: [openedNumbers.id, language.code],
    queryFn: ({ signal }) => client.call(openedNumbers, { prizeMode: 'SEA' }, { signal }),
    staleTime: fresh,
    refetchInterval: () => pollPeriod(fresh),
    refetchIntervalInBackground: false,
  });
  if (!isPending && !data?.length) return null;
  const results: readonly (OpenedNumber | undefined)[] =
    data?.slice(0, shown) ?? Array.from({ length: shown });
  return (
    <Section title={t('around.results.title')}>
      <Results aria-busy={isPending || undefined}>
        {results.map((result, place) =>
          result ? (
            <Result key={result.gameId}>
              <SiteLink
                to="/lottery"
                search={{ gameCode: result.gameId }}
                variant="quiet"
                {...foreignLang(result.language, language.code)}
              >
                {result.remark}
              </SiteLink>
              <time dateTime={new Date(result.drawTime).toISOString()}>
                {format.drawTime(result.drawTime, result.timeZone)}
              </time>
              <LotteryResult
                numero={result.numero}
                label={t('around.results.numbers')}
                noResult=""
              />
            </Result>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity and never move.
            <Result key={place} aria-hidden="true" />
          ),
        )}
      </Results>
    </Section>
  );
}
