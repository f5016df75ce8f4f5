import type { ListPage, TableListing } from '@binario/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { games, nameOf } from '../../games/registry.ts';
import { useText } from '../../text/useText.ts';
import { api } from '../api.ts';
import { Identity } from '../Identity.tsx';
import { Problem } from '../Problem.tsx';
import { useTrying } from '../useTrying.ts';
import { OnlineFrame } from './OnlineFrame.tsx';

/** The tables of this server: one's own, and those that are open to everybody. */
export function Lobby() {
  const text = useText();
  return (
    <OnlineFrame title={text.t('online.title')}>
      <Identity>
        <NewTables />
        <Tables title={text.t('online.mine')} fixed="mine=1" />
        <PublicTables />
      </Identity>
    </OnlineFrame>
  );
}

function NewTables() {
  const text = useText();
  const [, go] = useLocation();
  return (
    <section aria-label={text.t('online.new')} className="chips">
      {games
        .filter(({ page }) => page)
        .map(({ id, name }) => (
          <button key={id} type="button" className="button primary" onClick={() => go(`/online/new/${id}`)}>
            {text.t('online.new')}: {name}
          </button>
        ))}
    </section>
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
          {games.map(({ id, name }) => (
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

function Tables({ title, fixed, children }: { title: string; fixed: string; children?: React.ReactNode }) {
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
    <section className="shelf" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      {children}
      <Problem words={problem} />
      {tables?.length === 0 && <p className="quiet">{text.t('online.noTables')}</p>}
      <ul>
        {tables?.map((table) => (
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

function Line({ table: { id, game, name, seats, status, round, free, yourTurn, updated } }: { table: TableListing }) {
  const text = useText();
  const [, go] = useLocation();
  const when = new Intl.DateTimeFormat(text.language, { dateStyle: 'medium', timeStyle: 'short' }).format(updated);
  return (
    <li>
      <button type="button" className="shelf-open" data-table={id} onClick={() => go(`/table/${id}`)}>
        <b>{nameOf(game)}</b> {name && `· ${name} `}· {seats.map((seat) => seat.name || '…').join(', ')}
        {yourTurn && <span className="tag">{text.t('online.yourTurn')}</span>}
        <span className="quiet">
          {text.t(`online.status.${status}`)} {round && `· ${round} `}
          {free > 0 && `· ${text.t('online.free', { n: free })} `}· {when}
        </span>
      </button>
    </li>
  );
}
