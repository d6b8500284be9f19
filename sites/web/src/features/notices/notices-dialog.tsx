import { foreignLang } from '@livery/i18n';
import { Accordion } from '@livery/ui/accordion';
import { DateText } from '@livery/ui/date-text';
import { Dialog } from '@livery/ui/dialog';
import { RichText } from '@livery/ui/rich-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '../../app/presence.ts';
import { useServices } from '../../app/services.tsx';
import { Published } from './notices-dialog.styles.ts';

/** All notices, one of them open (spec §2). Their texts are the platform's, and cleaned before they are shown. */
export function NoticesDialog({ dialog, ...presence }: DialogProps<'notices'>) {
  const { t } = useTranslation();
  const { dialogs, queries, format, language } = useServices();
  const { data } = useQuery(queries.notices());
  return (
    <Dialog
      {...presence}
      width={600}
      title={t('common.notices.title')}
      closeLabel={t('common.load.close')}
      onClose={dialogs.close}
    >
      <Accordion
        opens="one"
        items={(data?.items ?? []).map((notice) => {
          const { lang } = foreignLang(notice.language, language.code);
          return {
            id: String(notice.id),
            title: <span lang={lang}>{notice.title}</span>,
            open: notice.id === dialog.id,
            content: (
              <>
                {notice.publishTime !== undefined && (
                  <Published>
                    <DateText at={notice.publishTime} format={format.dateTime} missingLabel="" />
                  </Published>
                )}
                <RichText
                  html={notice.content}
                  headingLevel={3}
                  lang={lang}
                  loadingLabel={t('common.loading')}
                  failure={t('common.load.failed')}
                />
              </>
            ),
          };
        })}
      />
    </Dialog>
  );
}
