import { SearchField } from '@livery/ui/search-field';
import { Tabs } from '@livery/ui/tabs';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useDebounced } from '../../../app/use-debounced.ts';
import { CentrePage } from '../../centre/index.ts';
import { useDownlinesAddress } from './downlines-address.ts';
import { MemberDrawer } from './member-drawer.tsx';
import { TeamTable } from './team-table.tsx';
import { TeamTree } from './team-tree.tsx';
import { useTeamTree } from './use-team-tree.ts';

/** How long a search waits for the next letter. */
const stillMs = 250;

/** Everybody in an agent's tree (spec §2, downlineManagmentView): as a tree and as a table, searched by name, each with its facts. */
export function DownlinesScreen() {
  const { t } = useTranslation();
  const { format } = useServices();
  const { address, change } = useDownlinesAddress();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), stillMs);
  const tree = useTeamTree();
  const onOpen = useCallback((id: string) => change({ id }), [change]);
  const onHead = useCallback(
    (account: string | undefined) => {
      setTyped('');
      change({ show: 'table', account, id: undefined, page: 1 }, { step: true });
    },
    [change],
  );
  const table = (
    <TeamTable
      account={address.account}
      search={search}
      page={address.page}
      turn={(page) => change({ page }, { step: true })}
      onOpen={onOpen}
      onHead={onHead}
    />
  );
  return (
    <CentrePage
      title={t('downlines.title')}
      lead={
        tree.team === undefined
          ? t('downlines.lead')
          : t('downlines.size', { count: tree.team, formatted: format.number(tree.team) })
      }
    >
      <SearchField
        label={t('downlines.search')}
        placeholder={t('downlines.search.hint')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (address.page > 1) change({ page: 1 });
        }}
        clearLabel={t('downlines.search.clear')}
        maxLength={50}
      />
      {search === '' ? (
        <Tabs
          label={t('downlines.views')}
          selected={address.show}
          onSelect={(show) => change({ show: show === 'table' ? 'table' : 'tree', page: 1 })}
          tabs={[
            {
              id: 'tree',
              label: t('downlines.tree'),
              content: <TeamTree tree={tree} onOpen={onOpen} />,
            },
            { id: 'table', label: t('downlines.table'), content: table },
          ]}
        />
      ) : (
        table
      )}
      <MemberDrawer
        account={address.id}
        onClose={() => change({ id: undefined })}
        onHead={onHead}
      />
    </CentrePage>
  );
}
