import { SearchField } from '@livery/ui/search-field';
import { Tabs } from '@livery/ui/tabs';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useDebounced } from '../../../app/use-debounced.ts';
import { CentrePage } from '../../centre/index.ts';
import { type DownlinesAddress, useDownlinesAddress } from './downlines-address.ts';
import { MemberDrawer } from './member-drawer.tsx';
import { TeamTable } from './team-table.tsx';
import { TeamTree } from './team-tree.tsx';
import { TeamTreeProvider, useKeptTree } from './team-tree-context.tsx';

/** How long a search waits for the next letter. */
const stillMs = 250;

/** Everybody in an agent's tree (spec §2, downlineManagmentView): as a tree and as a table, searched by name, each with its facts. */
export function DownlinesScreen() {
  return (
    <TeamTreeProvider>
      <Downlines />
    </TeamTreeProvider>
  );
}

function Downlines() {
  const { t } = useTranslation();
  const { address, change } = useDownlinesAddress();
  const [text, setText] = useState('');
  const typed = text.trim();
  const settled = useDebounced(typed, stillMs);
  const asked = typed === '' ? '' : settled;
  const onOpen = useCallback((id: string) => change({ id }), [change]);
  const onHead = useCallback(
    (account: string | undefined) => {
      setText('');
      change({ show: 'table', account, id: undefined, page: 1 }, { step: true });
    },
    [change],
  );
  const turn = useCallback((page: number) => change({ page }, { step: true }), [change]);
  const { show, account, page } = address;
  const table = { account, page, turn, onOpen, onHead };
  return (
    <CentrePage title={t('downlines.title')} lead={<Size />}>
      <SearchField
        label={t('downlines.search')}
        placeholder={t('downlines.search.hint')}
        value={text}
        onChange={(next) => {
          setText(next);
          if (page > 1) change({ page: 1 });
        }}
        clearLabel={t('downlines.search.clear')}
        maxLength={50}
      />
      {asked === '' ? (
        <Views show={show} onShow={change} {...table} />
      ) : (
        <TeamTable {...table} typed={typed} asked={asked} />
      )}
      <MemberDrawer
        account={address.id}
        onClose={() => change({ id: undefined })}
        onHead={onHead}
      />
    </CentrePage>
  );
}

/** The team as a tree and as a table. Not drawn anew by each letter of a search. */
const Views = memo(function Views({
  show,
  onShow,
  ...table
}: {
  show: DownlinesAddress['show'];
  onShow: (by: Pick<DownlinesAddress, 'show' | 'page'>) => void;
} & Parameters<typeof TeamTable>[0]) {
  const { t } = useTranslation();
  return (
    <Tabs
      label={t('downlines.views')}
      selected={show}
      onSelect={(next) => onShow({ show: next === 'table' ? 'table' : 'tree', page: 1 })}
      tabs={[
        { id: 'tree', label: t('downlines.tree'), content: <TeamTree onOpen={table.onOpen} /> },
        { id: 'table', label: t('downlines.table'), content: <TeamTable {...table} /> },
      ]}
    />
  );
});

/** How many are in the team, once that is known. */
function Size() {
  const { t } = useTranslation();
  const { format } = useServices();
  const { team } = useKeptTree();
  return team === undefined
    ? t('downlines.lead')
    : t('downlines.size', { count: team, formatted: format.number(team) });
}
