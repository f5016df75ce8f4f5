import type { CourseTable, PlayerId } from '@binario/rail';
import type { Panel } from '../game/panel.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { useText } from '../store/useText.ts';
import type { Text } from '../text/textIn.ts';
import { Players, type SeatFacts } from './Players.tsx';

/** A table with a limit of certificates. */
type LimitedTable = CourseTable & { readonly certLimit: number };

/** What a game says of its players besides what lies on every table. */
export interface PlayersSpec<T> {
  worth(table: T, player: PlayerId): number;
  certificates(table: T, player: PlayerId): number;
  /** Loans, concessions: what only this game has. */
  more?(text: Text, table: T, player: PlayerId): SeatFacts['more'];
  /** What stands on the chip of a private company, where that is not its id. */
  privateName?(id: string): string;
}

/** Everybody at the table of a game that has priority, a bank that can break and a limit of certificates. */
export function playersPanel<T extends LimitedTable>(spec: PlayersSpec<T>): Panel<T> {
  return {
    id: 'players',
    title: 'tab.players',
    body: (snapshot) => <PlayersOf snapshot={snapshot} spec={spec} />,
  };
}

function PlayersOf<T extends LimitedTable>({ snapshot, spec }: { snapshot: Snapshot<T>; spec: PlayersSpec<T> }) {
  const text = useText();
  const { actor, state } = snapshot;
  const { table } = state;
  return (
    <Players
      table={table}
      actor={actor}
      bank={table.bankBroken ? text.t('bank.broken') : text.money(table.cash.bank ?? 0)}
      privateName={spec.privateName}
      seatFacts={(seat) => {
        const player = seat as PlayerId;
        return {
          worth: spec.worth(table, player),
          certs: `${spec.certificates(table, player)}/${table.certLimit}`,
          tags: [
            ...(table.priority === player ? [text.marked.t('player.priority')] : []),
            ...(table.leavers.includes(player) ? [text.t('player.left')] : []),
          ],
          more: spec.more?.(text, table, player) ?? [],
        };
      }}
    />
  );
}
