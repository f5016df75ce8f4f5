import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { PresenterProvider } from '../../games/GameContext.tsx';
import { nameOf } from '../../games/registry.ts';
import { Table } from '../../pages/TablePage.tsx';
import { useTable } from '../../store/table.ts';
import { useText } from '../../text/useText.ts';
import { followTable } from '../follow.ts';
import { onlinePanels } from '../panels/panels.tsx';
import { StatusBanner } from '../panels/StatusBanner.tsx';
import { useOnline } from '../store.ts';
import { useTurnNotice } from '../useTurnNotice.ts';
import { useYou } from '../you.ts';
import { OnlineFrame } from './OnlineFrame.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table on the server: the room before the game, then the game itself. */
export function OnlineTable({ id }: { id: string }) {
  const text = useText();
  const [, go] = useLocation();
  const account = useYou((you) => you.account?.id);
  const { table, missing } = useOnline();
  const { presenter, snapshot } = useTable();
  // The socket knows people by their cookie: somebody who has just come in must be met anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the account is part of who follows
  useEffect(() => followTable(id), [id, account]);
  useTurnNotice();
  const panels = useMemo(() => onlinePanels(), []);
  if (missing) {
    return (
      <main className="missing">
        <p>{text.t('online.missing')}</p>
        <button type="button" className="button" onClick={() => go('/online')}>
          {text.t('online.title')}
        </button>
      </main>
    );
  }
  if (!table) return <p className="loading quiet">{text.t('online.connecting')}</p>;
  if (table.info.status === 'open') {
    return (
      <OnlineFrame title={table.info.settings.name || nameOf(table.info.game)}>
        <StatusBanner />
        <WaitingRoom table={table} />
      </OnlineFrame>
    );
  }
  if (!snapshot || !presenter) return <p className="loading quiet">{text.t('table.loading')}</p>;
  return (
    <PresenterProvider presenter={presenter}>
      <Table snapshot={snapshot} more={panels} banner={<StatusBanner />} />
    </PresenterProvider>
  );
}
