import { boardInSetup } from '@binario/kernel';
import { roundName } from '@binario/rail';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { usePresenter } from '../game/GameContext.tsx';
import type { Snapshot } from '../model/snapshot.ts';
import { mySeat, useOnline } from '../online/store.ts';
import { beginPlan } from '../store/planning.ts';
import { redo, undo } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';
import { Company, Order, Seats } from './Head.tsx';
import { Menu } from './Menu.tsx';

interface TopBarProps {
  readonly snapshot: Snapshot;
  readonly onHelp: () => void;
  /** The clocks of a table on a server. */
  readonly clock?: ReactNode;
}

/** The head of the table: it stays where it is and as high as it is, whatever is asked. */
export function TopBar({ snapshot, onHelp, clock }: TopBarProps) {
  const text = useText();
  const [, go] = useLocation();
  const { place, remote, follows } = useTable();
  const undoneThere = useOnline(({ table }) => table?.info.undone?.count ?? 0);
  const undone = remote && place === 'game' ? undoneThere : snapshot.undone;
  const { name } = usePresenter();
  const board = useTable(({ file }) => boardInSetup(file?.setup));
  // Who looks back, or only watches, takes nothing back: the slider and its keys lead through the past.
  const seated = useOnline((online) => mySeat(online) !== undefined);
  const watches = place === 'game' && (follows || (remote !== null && !seated));
  const settled = snapshot.at < snapshot.tip || watches;
  const { company, order } = snapshot.head;
  return (
    <header className="head">
      <div className="topbar">
        <button
          type="button"
          className="brand"
          onClick={() => go('/')}
          aria-label={text.labelled('Binario', text.t('app.home'))}
        >
          <img src="/icon.svg" alt="" width={26} height={26} /> <span>Binario</span>
        </button>
        <span className="topbar-round">
          <span className="topbar-game">{name} · </span>
          {board && <span title={text.t('table.board', { name: board.name })}>{board.name} · </span>}
          <span data-card={`term ${snapshot.round.split(' ')[0]}`}>{roundName(text.language, snapshot.round)}</span>
          <span data-card={`phase ${snapshot.state.table.phase}`}>
            {' · '}
            {text.t('phase.phase')} {snapshot.state.table.phase}
          </span>
        </span>
        <Seats snapshot={snapshot} />
        <span className="topbar-tools">
          <button
            type="button"
            className="button small"
            disabled={!snapshot.tip || settled}
            onClick={() => void undo()}
            aria-keyshortcuts="z"
            title={text.t('table.undo')}
          >
            ↶ <span className="visually-hidden">{text.t('table.undo')}</span>
          </button>
          <button
            type="button"
            className="button small"
            disabled={!undone || settled}
            onClick={() => void redo()}
            aria-keyshortcuts="y"
            title={text.t('table.redo')}
          >
            ↷ <span className="visually-hidden">{text.t('table.redo')}</span>
          </button>
          {place === 'game' && (
            <button type="button" className="button small wide-only" onClick={() => void beginPlan(snapshot.at)}>
              {text.t('plan.begin')}
            </button>
          )}
          <Menu onHelp={onHelp} />
        </span>
      </div>
      <div className="head-strip">
        {company && <Company company={company} />}
        <Order order={order} />
        {clock}
      </div>
    </header>
  );
}
