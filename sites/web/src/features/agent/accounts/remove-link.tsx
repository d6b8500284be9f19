import { failureOf } from '@livery/api';
import { agentLinkRemove } from '@livery/api/contract/agent-accounts';
import { Button } from '@livery/ui/button';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { memberKey } from '../../../app/member-key.ts';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';

/** Takes a link away, after a question. */
export function RemoveLink({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const cache = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.call(agentLinkRemove, { code }),
    onSettled: () => cache.invalidateQueries({ queryKey: memberKey }),
  });
  const failure = useFailureWords(failureOf(remove.error));
  return (
    <>
      <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => setAsked(true)}>
        {t('agentAccounts.links.remove')}
      </Button>
      <ActFailed>{failure}</ActFailed>
      <ConfirmDialog
        open={asked}
        title={t('agentAccounts.links.remove.title', { name })}
        confirmLabel={t('agentAccounts.links.remove')}
        cancelLabel={t('agentAccounts.links.cancel')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          setConfirmed(true);
        }}
        // By then the focus is back at the button, so that it is kept when the link is removed.
        onClosed={() => {
          if (confirmed) remove.mutate();
          setConfirmed(false);
        }}
      >
        {t('agentAccounts.links.remove.text')}
      </ConfirmDialog>
    </>
  );
}
