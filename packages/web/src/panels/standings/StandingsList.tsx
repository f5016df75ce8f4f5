import { seatIndex } from '@binario/rail';
import { Logo } from '../../board/Logo.tsx';
import { playerColours } from '../../board/playerColours.ts';
import { useText } from '../../store/useText.ts';
import type { Arranged } from './arrange.ts';
import {
  companyMeasures,
  type Figure,
  type Measure,
  placeFigure,
  placeTitle,
  playerMeasures,
  shareFigure,
} from './figures.ts';
import { FigureButton } from './Told.tsx';
import type { Sorted } from './useSorting.ts';

/** The standings where there is no room for a table: one card for each player, one for each company. */
export function StandingsList({ companies, players, places, corps }: Arranged) {
  const text = useText();
  return (
    <div className="standings-list">
      <Order sorted={players} measures={playerMeasures} usual={text.t('standings.seats')} />
      {players.rows.map((each) => {
        const name = text.holder(each.player);
        return (
          <section key={each.player} aria-label={name}>
            <h3>
              <span className="seat" style={{ background: playerColours[seatIndex(each.player)] }}>
                {each.place}
              </span>{' '}
              {name}
            </h3>
            <dl>
              {playerMeasures.map(({ id, title, figure }) => (
                <Line key={id} title={text.say(title)} figure={figure(text, each)} of={name} />
              ))}
            </dl>
          </section>
        );
      })}
      <Order sorted={companies} measures={companyMeasures} usual={text.t('standings.operating')} />
      {companies.rows.map((company) => (
        <section key={company.corp} aria-label={company.corp}>
          <h3>
            <Logo corp={company.corp} size={20} /> {company.corp}
          </h3>
          <dl>
            {players.rows.map(({ player }) => (
              <Line
                key={player}
                title={text.holder(player)}
                figure={shareFigure(text, company, player)}
                of={company.corp}
              />
            ))}
            {places.map((place) => (
              <Line
                key={place}
                title={placeTitle(text, place)}
                figure={placeFigure(text, company, place, corps)}
                of={company.corp}
              />
            ))}
            {companyMeasures.map(({ id, title, figure }) => (
              <Line key={id} title={text.say(title)} figure={figure(text, company)} of={company.corp} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Line({ title, figure, of }: { title: string; figure: Figure | null; of: string }) {
  if (!figure) return null;
  return (
    <div className={figure.office ? 'is-president' : undefined}>
      <dt>{title}</dt>
      <dd>
        <FigureButton figure={figure} label={`${of}, ${title}`} />
      </dd>
    </div>
  );
}

interface OrderProps<S> {
  readonly sorted: Sorted<S>;
  readonly measures: readonly Measure<S>[];
  readonly usual: string;
}

function Order<S>({ sorted, measures, usual }: OrderProps<S>) {
  const text = useText();
  return (
    <label className="standings-order">
      {text.t('standings.order')}{' '}
      <select
        value={sorted.sorting.by ?? ''}
        onChange={(event) => sorted.choose(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{usual}</option>
        {measures.map(({ id, title }) => (
          <option key={id} value={id}>
            {text.say(title)}
          </option>
        ))}
      </select>
    </label>
  );
}
