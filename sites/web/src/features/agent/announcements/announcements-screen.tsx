import { agentAnnouncements } from '@livery/api/contract/content';
import { foreignLang } from '@livery/i18n';
import { Accordion } from '@livery/ui/accordion';
import { DateText } from '@livery/ui/date-text';
import { EmptyState } from '@livery/ui/empty-state';
import { RichText } from '@livery/ui/rich-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { Quiet } from '../../../styles/page.styles.ts';
import { CentrePage } from '../../centre/index.ts';

/** What the merchant writes to its agents, newest first and open (spec §2, agentAnnouncement). */
export function AnnouncementsScreen() {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const query = useQuery(memberQuery(client, agentAnnouncements, {}));
  return (
    <CentrePage title={t('agentDesk.news.title')} lead={t('agentDesk.news.lead')}>
      <Loaded query={query} loading={t('common.loading')} failed={t('agentDesk.news.failed')}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon="megaphone"
              title={t('agentDesk.news.none')}
              description={t('agentDesk.news.none.text')}
            />
          ) : (
            <Accordion
              items={list.map(({ id, title, content, publishTime, language: written }, index) => {
                const { lang } = foreignLang(written, language.code);
                return {
                  id: String(id),
                  title: <span lang={lang}>{title}</span>,
                  open: index === 0,
                  content: (
                    <>
                      <Quiet>
                        <DateText at={publishTime} format={format.dateTime} missingLabel="" />
                      </Quiet>
                      <RichText
                        html={content}
                        headingLevel={2}
                        lang={lang}
                        loadingLabel={t('common.loading')}
                        failure={t('common.load.failed')}
                      />
                    </>
                  ),
                };
              })}
            />
          )
        }
      </Loaded>
    </CentrePage>
  );
}
