import { boardInSetup } from '@binario/kernel';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { PresenterProvider } from '../../game/GameContext.tsx';
import { nameOf } from '../../game/registry.ts';
import { Table } from '../../pages/TablePage.tsx';
import { useTable } from '../../store/table.ts';
import { useText } from '../../store/useText.ts';
import { AccountLink } from '../AccountLink.tsx';
import { followTable } from '../follow.ts';
import { agreedPanel } from '../panels/Agreed.tsx';
import { HeadClock } from '../panels/HeadClock.tsx';
import { onlinePanels } from '../panels/panels.tsx';
import { StatusBanner } from '../panels/StatusBanner.tsx';
import { mySeat, useOnline } from '../store.ts';
import { useUnread } from '../unread.ts';
import { useTurnNotice } from '../useTurnNotice.ts';
import { askWho, useYou } from '../you.ts';
import { OnlineFrame } from './OnlineFrame.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';
import '../../text/online/load.ts';

/** A table on the server: the room before the game, then the game itself. */
export function OnlineTable({ id }: { id: string }) {
  const text = useText();
  const [, go] = useLocation();
  const account = useYou((you) => you.account);
  const { table, missing } = useOnline();
  const { presenter, file, snapshot } = useTable();
  const who = account === undefined ? undefined : (account?.id ?? null);
  // The socket knows people by their cookie: somebody who has just come in must be met anew.
  useEffect(() => {
    if (who !== undefined) return followTable(id);
    void askWho();
    return undefined;
  }, [id, who]);
  useTurnNotice();
  const unread = useUnread().length > 0;
  const seated = useOnline((online) => mySeat(online) !== undefined);
  const named = Boolean(account);
  const panels = useMemo(() => [...onlinePanels({ unread, seated, named }), agreedPanel], [unread, seated, named]);
  if (missing) {
    return (
      <main className="missing">
        <p>
          {text.t('online.missing')} {!account && text.t('online.missingHint')}
        </p>
        <p className="chips">
          <AccountLink />
          <button type="button" className="button small" onClick={() => go('/online')}>
            {text.t('online.title')}
          </button>
        </p>
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
    <PresenterProvider presenter={presenter} board={boardInSetup(file?.setup)}>
      <Table snapshot={snapshot} more={panels} clock={<HeadClock />} banner={<StatusBanner />} />
    </PresenterProvider>
  );
}
