import { failureOf } from '@livery/api';
import { type Message, messageDelete } from '@livery/api/contract/messages';
import { foreignLang } from '@livery/i18n';
import { Button } from '@livery/ui/button';
import { Icon, type IconName } from '@livery/ui/icon';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { SiteLink } from '../../../app/site-link.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { ButtonRow } from '../../../styles/page.styles.ts';
import { Body, Item, Summary, When } from './messages.styles.ts';
import { askForMessages } from './messages-queries.ts';

const icons: Record<Message['template'], IconName> = {
  depositArrived: 'check',
  depositFailed: 'warning',
  withdrawalApproved: 'check',
  withdrawalRejected: 'warning',
  withdrawalSent: 'clock',
  notice: 'megaphone',
};

/** The page of the deposit or the withdrawal that a message is about. */
const pageOf = (template: Message['template']) =>
  template === 'depositArrived' || template === 'depositFailed'
    ? '/member/depositv2'
    : '/member/withdraw';

/** One message: who opens it has read it. To delete it takes two presses, since it does not come back. */
export function MessageItem({ message, onRead }: { message: Message; onRead: () => void }) {
  const { t } = useTranslation();
  const { client, format, language } = useServices();
  const cache = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { messageId, template, title, text, time, reference, read, language: spoken } = message;
  const remove = useMutation({
    mutationFn: () => client.call(messageDelete, { messageIds: [messageId] }),
    onSettled: () => askForMessages(cache),
  });
  const failure = useFailureWords(failureOf(remove.error));
  const lang = foreignLang(spoken, language.code);
  return (
    <Item
      data-unread={read ? undefined : ''}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !read) onRead();
      }}
    >
      <Summary>
        <Icon name={icons[template]} size="sm" />
        <span>
          {!read && <VisuallyHidden>{t('messages.new')} </VisuallyHidden>}
          <span {...lang}>{title}</span>
          <When>
            <time dateTime={new Date(time).toISOString()}>{format.dateTime(time)}</time>
          </When>
        </span>
        <Icon name="chevron-down" size="sm" />
      </Summary>
      <Body>
        <p {...lang}>{text}</p>
        {reference && (
          <p>
            <SiteLink to={pageOf(template)} search={{ id: reference }}>
              {t('messages.reference', { reference })}
            </SiteLink>
          </p>
        )}
        <ActFailed>{failure}</ActFailed>
        {/* The question has buttons of its own: a held Enter does not answer it. */}
        <ButtonRow key={String(asked)}>
          {asked ? (
            <>
              <Button
                size="sm"
                variant="primary"
                busy={remove.isPending}
                onClick={() => remove.mutate()}
              >
                {t('messages.delete.yes')}
              </Button>
              <Button size="sm" disabled={remove.isPending} onClick={() => setAsked(false)}>
                {t('messages.delete.no')}
              </Button>
            </>
          ) : (
            <Button size="sm" variant="quiet" onClick={() => setAsked(true)}>
              {t('messages.delete')}
            </Button>
          )}
        </ButtonRow>
      </Body>
    </Item>
  );
}
