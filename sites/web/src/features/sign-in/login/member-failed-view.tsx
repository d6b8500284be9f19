import type { Failure } from '@livery/api';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Acts, Stack } from '../../../form/panel.styles.ts';

/** The member is in and their account did not load: try again, or leave. */
export function MemberFailedView(props: {
  failure: Failure | undefined;
  onRetry: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const words = useFailureWords(props.failure);
  return (
    <Stack>
      <InlineAlert tone="danger" title={t('session.login.memberFailed')}>
        {words}
      </InlineAlert>
      <Acts>
        <Button variant="primary" icon="retry" onClick={props.onRetry}>
          {t('common.retry')}
        </Button>
        <Button onClick={props.onCancel}>{t('session.member.logout')}</Button>
      </Acts>
    </Stack>
  );
}
