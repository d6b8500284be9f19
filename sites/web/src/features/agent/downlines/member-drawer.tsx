import type { ValueOf } from '@livery/api';
import { teamMember } from '@livery/api/contract/team';
import { Button } from '@livery/ui/button';
import { Drawer } from '@livery/ui/drawer';
import { KeyValueList } from '@livery/ui/key-value-list';
import { Section } from '@livery/ui/section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownHref } from '../../../app/addresses.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { memberQuery } from '../../../app/member-query.ts';
import { useServices } from '../../../app/services.tsx';
import { ButtonRow, Stack } from '../../../styles/page.styles.ts';
import { kindWords } from '../kind-words.ts';
import { ContractState } from './contract-state.tsx';
import { useMemberWords } from './use-member-words.ts';

/** One account of the team: what its agent may know of it, and what can be done. */
export function MemberDrawer({
  account,
  onClose,
  onHead,
}: {
  account: string | undefined;
  onClose: () => void;
  onHead: (account: string) => void;
}) {
  const { t } = useTranslation();
  // It leaves the page with what it showed.
  const [shown, setShown] = useState<string>();
  if (account !== undefined && account !== shown) setShown(account);
  return (
    <Drawer
      open={account !== undefined}
      title={shown ?? ''}
      closeLabel={t('common.load.close')}
      onClose={onClose}
      onClosed={() => setShown(undefined)}
    >
      {shown !== undefined && <Member account={shown} onHead={onHead} />}
    </Drawer>
  );
}

function Member({ account, onHead }: { account: string; onHead: (account: string) => void }) {
  const { t } = useTranslation();
  const { client } = useServices();
  const query = useQuery(memberQuery(client, teamMember, { account }));
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('downlines.member.failed')}>
      {(member) => <Facts member={member} onHead={onHead} />}
    </Loaded>
  );
}

function Facts({
  member,
  onHead,
}: {
  member: ValueOf<typeof teamMember>;
  onHead: (account: string) => void;
}) {
  const { t } = useTranslation();
  const { format } = useServices();
  const words = useMemberWords();
  const known = useKnownHref();
  const { account, contracts, contact } = member;
  const transfer = known(`/member/transferUpline?account=${encodeURIComponent(account)}`);
  return (
    <Stack>
      <ButtonRow>
        {member.transfers && transfer && <Button href={transfer}>{t('downlines.transfer')}</Button>}
        {member.direct > 0 && (
          <Button onClick={() => onHead(account)}>{t('downlines.beneath')}</Button>
        )}
      </ButtonRow>
      <KeyValueList
        missingLabel={t('downlines.missing')}
        items={[
          { term: t('downlines.nickname'), value: member.nickname },
          { term: t('downlines.level'), value: words.levelOf(member) },
          { term: t('downlines.path'), value: words.pathOf(member.path) },
          { term: t('downlines.depth'), value: format.number(member.depth) },
          { term: t('downlines.direct'), value: format.number(member.direct) },
          { term: t('downlines.all'), value: format.number(member.downlines) },
          { term: t('downlines.balance'), value: format.money(member.balance) },
          { term: t('downlines.joined'), value: format.date(member.joined) },
          {
            term: t('downlines.lastActive'),
            value:
              member.lastActive === undefined
                ? t('downlines.lastActive.never')
                : format.dateTime(member.lastActive),
          },
          { term: t('downlines.state'), value: t(`downlines.state.${member.state}`) },
          { term: t('downlines.mobile'), value: contact.mobile ?? null },
          { term: t('downlines.email'), value: contact.email ?? null },
        ]}
      />
      <p>{t('downlines.masked')}</p>
      {contracts.length > 0 && (
        <Section title={t('downlines.contracts')}>
          <KeyValueList
            missingLabel={t('downlines.missing')}
            items={contracts.map((contract) => ({
              term: t(kindWords[contract.kind]),
              value: <ContractState contract={contract} />,
            }))}
          />
        </Section>
      )}
    </Stack>
  );
}
