import type { ListPage, TableListing } from '@binario/protocol';
import { roundName } from '@binario/rail';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Cover } from '../../game/cover.ts';
import { ThemeProvider } from '../../game/GameContext.tsx';
import { games, nameOf, type PagePart } from '../../game/registry.ts';
import { coverOf } from '../../pages/GameCard.tsx';
import { useText } from '../../store/useText.ts';
import { api } from '../api.ts';
import { Identity } from '../Identity.tsx';
import { Problem } from '../Problem.tsx';
import { paceWords } from '../settingsLines.ts';
import { botName } from '../store.ts';
import { useTrying } from '../useTrying.ts';
import { byUrgency, waitsForMe } from '../waiting.ts';
import { OnlineFrame } from './OnlineFrame.tsx';
import '../../text/online/load.ts';

/** The tables of this server: one's own, and those that are open to everybody. */
export function Lobby() {
  const text = useText();
  return (
    <OnlineFrame title={text.t('online.title')}>
      <Identity>
        <NewTables />
        <Tables title={text.t('online.mine')} fixed="mine=1" sorted={mineFirst} />
        <p>
          <a href="/api/deadlines.ics" download>
            {text.t('online.calendar')}
          </a>
        </p>
        <PublicTables />
      </Identity>
    </OnlineFrame>
  );
}

function NewTables() {
  const text = useText();
  const [, go] = useLocation();
  return (
    <section aria-label={text.t('online.new')} className="new-tables">
      {games().map((entry) => (
        <button key={entry.id} type="button" className="new-table" onClick={() => go(`/online/new/${entry.id}`)}>
          <Picture entry={entry} />
          <b>{text.labelled(text.t('online.new'), entry.name)}</b>
        </button>
      ))}
    </section>
  );
}

/** The board of a game, for the eye only: the button says its name. */
function Picture({ entry }: { entry: PagePart }) {
  const [cover, setCover] = useState<Cover | null>(null);
  useEffect(() => void coverOf(entry).then(setCover, () => undefined), [entry]);
  return (
    <span className="new-table-board" aria-hidden="true" inert>
      {cover?.picture && <ThemeProvider theme={cover.theme}>{cover.picture()}</ThemeProvider>}
    </span>
  );
}

function PublicTables() {
  const text = useText();
  const [game, setGame] = useState('');
  const [words, setWords] = useState('');
  const [free, setFree] = useState(false);
  const query = new URLSearchParams({
    ...(game && { game }),
    ...(words.trim() && { q: words.trim() }),
    ...(free && { free: '1' }),
  }).toString();
  return (
    <Tables title={text.t('online.public')} fixed={query}>
      <div className="filters">
        <label>
          {text.t('online.search')}
          <input type="search" maxLength={60} value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <select aria-label={text.t('online.allGames')} value={game} onChange={(event) => setGame(event.target.value)}>
          <option value="">{text.t('online.allGames')}</option>
          {games().map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <label>
          <input type="checkbox" checked={free} onChange={(event) => setFree(event.target.checked)} />
          {text.t('online.onlyFree')}
        </label>
      </div>
    </Tables>
  );
}

const REFRESH = 10_000;

const order = { playing: 1, paused: 2, open: 3, ended: 4 } as const;

/** What waits for me first, by its deadline; what is over last. */
const mineFirst = (a: TableListing, b: TableListing): number => {
  const rank = (each: TableListing) => (waitsForMe(each) ? 0 : order[each.status]);
  return rank(a) - rank(b) || (waitsForMe(a) ? byUrgency(a, b) : b.updated - a.updated);
};

interface TablesProps {
  readonly title: string;
  readonly fixed: string;
  readonly sorted?: (a: TableListing, b: TableListing) => number;
  readonly children?: React.ReactNode;
}

function Tables({ title, fixed, sorted, children }: TablesProps) {
  const text = useText();
  const [tables, setTables] = useState<readonly TableListing[] | null>(null);
  const [next, setNext] = useState<string | undefined>();
  const { attempt, problem } = useTrying();
  const load = useCallback(async () => {
    const page = await api<ListPage>('GET', `/tables?${fixed}`);
    setTables(page.tables);
    setNext(page.next);
  }, [fixed]);
  useEffect(() => {
    const again = () => void load().catch(() => undefined);
    again();
    const timer = setInterval(again, REFRESH);
    return () => clearInterval(timer);
  }, [load]);
  const more = async () => {
    const page = await api<ListPage>('GET', `/tables?${fixed}${fixed && '&'}after=${next}`);
    setTables([...(tables ?? []), ...page.tables]);
    setNext(page.next);
  };
  return (
    <section className="saved-games" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      {children}
      <Problem words={problem} />
      {tables?.length === 0 && <p className="quiet">{text.t('online.noTables')}</p>}
      <ul>
        {(sorted ? tables?.toSorted(sorted) : tables)?.map((table) => (
          <Line key={table.id} table={table} />
        ))}
      </ul>
      {next && (
        <button type="button" className="button small" onClick={() => void attempt(more)}>
          {text.t('online.more')}
        </button>
      )}
    </section>
  );
}

function Line({ table }: { table: TableListing }) {
  const { id, game, name, seats, status, round, free, yourTurn, asked, updated, board, due, pace } = table;
  const text = useText();
  const [, go] = useLocation();
  const sitter = ({ kind, name: who, seat }: TableListing['seats'][number]) =>
    kind === 'open' ? text.t('online.seatFree') : kind === 'bot' ? botName(who, seat) : who;
  return (
    <li>
      <button type="button" className="saved-open" data-table={id} onClick={() => go(`/table/${id}`)}>
        <b>{name || nameOf(game)}</b> · {text.list(seats.map(sitter))}
        {yourTurn && <span className="tag">{text.t('online.yourTurn')}</span>}
        {asked && <span className="tag">{text.t('online.askedOfYou')}</span>}
        <span className="quiet">
          {nameOf(game)} · {board && `${board} · `}
          {table.variants?.map((variant) => text.has(`variant.${variant}`) && `${text.say(`variant.${variant}`)} · `)}
          {pace && pace.kind !== 'none' && `${paceWords(text, pace)} · `}
          {due !== undefined && `${text.t('online.until', { until: due })} · `}
          {text.t(`online.status.${status}`)} {round && `· ${roundName(text.language, round)} `}
          {free > 0 && `· ${text.t('online.free', { n: free })} `}· {text.write(updated, 'date')}
        </span>
      </button>
    </li>
  );
}
