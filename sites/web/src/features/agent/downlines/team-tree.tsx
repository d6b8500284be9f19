import { failureOf } from '@livery/api';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { Skeleton } from '@livery/ui/skeleton';
import { Tree } from '@livery/ui/tree';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../app/loaded.tsx';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { ButtonRow } from '../../../styles/page.styles.ts';
import { Amount, Aside, Name, RowText } from './downlines.styles.ts';
import { EmptyTeam } from './empty-team.tsx';
import type { TeamRow } from './team-rows.ts';
import { useKeptTree } from './team-tree-context.tsx';
import { useMemberWords } from './use-member-words.ts';

/** The team as a tree: an account's own downlines come when it is opened. */
export function TeamTree({ onOpen }: { onOpen: (account: string) => void }) {
  const { rows, team, error, toggle, view, retry } = useKeptTree();
  const { t } = useTranslation();
  const failure = useFailureWords(failureOf(error));
  const query = {
    data: team,
    error,
    isPending: team === undefined && error === null,
    isFetching: false,
    refetch: async () => retry() as never,
  };
  return (
    <Loaded query={query} loading={t('common.loading')} failed={t('downlines.failed')}>
      {(size) =>
        size === 0 ? (
          <EmptyTeam />
        ) : (
          <>
            {error && (
              <InlineAlert tone="danger">
                {t('downlines.failed.part')} {failure}
                <ButtonRow>
                  <Button size="sm" onClick={retry}>
                    {t('common.retry')}
                  </Button>
                </ButtonRow>
              </InlineAlert>
            )}
            <Tree
              label={t('downlines.tree')}
              rows={rows}
              onToggle={toggle}
              onView={view}
              onOpen={({ member }) => member && onOpen(member.account)}
            >
              {({ member }) => <Row member={member} />}
            </Tree>
          </>
        )
      }
    </Loaded>
  );
}

/** Drawn once for each account, whatever is opened or closed around it. */
const Row = memo(function Row({ member }: Pick<TeamRow, 'member'>) {
  const { format } = useServices();
  const words = useMemberWords();
  if (member === undefined) return <Skeleton shape="text" />;
  const contracts = words.contractsOf(member);
  return (
    <RowText>
      <Name>
        {member.nickname} · {member.account}
      </Name>
      <Amount>{format.money(member.balance)}</Amount>
      <Aside>
        {words.levelOf(member)} · {words.downlinesOf(member)}
        {contracts && ` · ${contracts}`}
      </Aside>
    </RowText>
  );
});
