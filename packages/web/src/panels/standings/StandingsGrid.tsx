import { seatIndex } from '@binario/rail';
import type { KeyboardEvent, ReactNode } from 'react';
import { Logo } from '../../board/Logo.tsx';
import { playerColours } from '../../board/playerColours.ts';
import { useText } from '../../store/useText.ts';
import type { Arranged } from './arrange.ts';
import { companyMeasures, type Figure, placeFigure, placeTitle, playerMeasures, shareFigure } from './figures.ts';
import { FigureButton } from './Told.tsx';
import type { Sorting } from './useSorting.ts';

/** Companies in rows, players in columns, what is known of each at the margins; every head sorts. */
export function StandingsGrid({ companies, players, places, corps }: Arranged) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="standings-scroll" aria-label={text.t('standings.title')} tabIndex={0}>
      <table className="standings" onKeyDown={onArrow}>
        <thead>
          <tr>
            <th scope="col">{text.t('standings.company')}</th>
            {players.rows.map(({ player, place, left }) => (
              <Head key={player} id={player} sorting={companies.sorting} press={companies.press} gone={left}>
                <span className="seat" style={{ background: playerColours[seatIndex(player)] }}>
                  {place}
                </span>{' '}
                {text.holder(player)}
              </Head>
            ))}
            {places.map((place) => (
              <Head key={place} id={place} sorting={companies.sorting} press={companies.press}>
                {placeTitle(text, place)}
              </Head>
            ))}
            {companyMeasures.map(({ id, title }) => (
              <Head key={id} id={id} sorting={companies.sorting} press={companies.press}>
                {text.say(title)}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.rows.map((company, row) => {
            const name = company.corp;
            return (
              <tr key={name}>
                <th scope="row">
                  <Logo corp={name} size={18} /> {name}
                </th>
                {players.rows.map(({ player }, column) => (
                  <Cell
                    key={player}
                    figure={shareFigure(text, company, player)}
                    label={`${name}, ${text.holder(player)}`}
                    first={row === 0 && column === 0}
                  />
                ))}
                {places.map((place) => (
                  <Cell
                    key={place}
                    figure={placeFigure(text, company, place, corps)}
                    label={`${name}, ${placeTitle(text, place)}`}
                  />
                ))}
                {companyMeasures.map(({ id, title, figure }) => (
                  <Cell key={id} figure={figure(text, company)} label={`${name}, ${text.say(title)}`} />
                ))}
              </tr>
            );
          })}
        </tbody>
        <tbody className="standings-players">
          {playerMeasures.map(({ id, title, figure }, row) => (
            <tr key={id}>
              <Head id={id} sorting={players.sorting} press={players.press} row>
                {text.say(title)}
              </Head>
              {players.rows.map((each, column) => (
                <Cell
                  key={each.player}
                  figure={figure(text, each)}
                  label={`${text.holder(each.player)}, ${text.say(title)}`}
                  first={companies.rows.length === 0 && row === 0 && column === 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  readonly id: string;
  readonly sorting: Sorting;
  readonly press: (id: string) => void;
  readonly row?: boolean;
  readonly gone?: boolean;
  readonly children: ReactNode;
}

function Head({ id, sorting, press, row = false, gone = false, children }: HeadProps) {
  const now = sorting.by === id;
  return (
    <th
      scope={row ? 'row' : 'col'}
      className={gone ? 'is-gone' : undefined}
      // Only heads of columns can say so.
      aria-sort={row ? undefined : now ? (sorting.down ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" className="standings-sort" aria-pressed={row ? now : undefined} onClick={() => press(id)}>
        {children}
        {now && <span aria-hidden="true">{sorting.down ? ' ▾' : ' ▴'}</span>}
      </button>
    </th>
  );
}

function Cell({ figure, label, first = false }: { figure: Figure | null; label: string; first?: boolean }) {
  return (
    <td className={figure?.office ? 'is-president' : undefined}>
      {figure && <FigureButton figure={figure} label={label} tabIndex={first ? 0 : -1} />}
    </td>
  );
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** To the next number in this direction; empty spaces are passed over. */
function onArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('td');
  if (!step || !cell) return;
  event.preventDefault();
  event.stopPropagation();
  const { rows } = event.currentTarget;
  const [down, right] = step;
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex + down;
  let column = cell.cellIndex + right;
  while (rows[row]?.cells[column]) {
    const next = rows[row]?.cells[column]?.querySelector<HTMLElement>('.figure');
    if (next) {
      for (const each of event.currentTarget.querySelectorAll<HTMLElement>('.figure')) each.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
      return;
    }
    row += down;
    column += right;
  }
}
