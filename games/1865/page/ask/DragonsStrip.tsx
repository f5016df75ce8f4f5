import { Logo } from '@binario/web/board';
import type { Snapshot } from '@binario/web/model';
import { useTable } from '@binario/web/store';
import type { Table1865 } from '../../table.ts';
import { type Ahead1865, type Own1865, ownOf } from '../own.ts';
import { Turn } from '../panels/Foresight.tsx';
import { useText1865 } from '../text/useText1865.ts';

/** In a stock round: what the Dragons do if nothing is chosen, or because of what is chosen; and how they come to that. */
export function DragonsStrip({ snapshot }: { snapshot: Snapshot }) {
  const text = useText1865();
  const draft = useTable((state) => state.draft);
  const preview = useTable((state) => state.preview);
  const own = ownOf(snapshot);
  if (own.foresight.nextRound || (snapshot.state.table as Table1865).phase === '1') return null;
  const ahead = draft && preview?.ok ? (preview.ahead as Ahead1865 | null) : null;
  const turn = ahead ? ahead.turn : (own.foresight.turns[0] ?? null);
  const passes = ahead ? ahead.passes : own.foresight.passes;
  return (
    <section className="dragons-strip" aria-live="polite" aria-label={text.t('tab.dragons')}>
      <p>
        <b>{text.t(ahead ? 'strip.ifSo' : 'strip.now')}</b>
      </p>
      {turn ? (
        <ul>
          <Turn turn={turn} />
        </ul>
      ) : (
        <p>{text.say('dragons.nothing')}</p>
      )}
      {!turn?.purchase && passes && <p className="quiet">{text.say(`pass.${passes}`)}</p>}
      <Seen own={own} ahead={ahead} />
    </section>
  );
}

/** Row, rank and zone of each company, and what the rank is made of. */
function Seen({ own, ahead }: { own: Own1865; ahead: Ahead1865 | null }) {
  const text = useText1865();
  const seen = own.order.filter((corp) => own.companies[corp]?.zone);
  if (seen.length === 0) return null;
  return (
    <details>
      <summary>{text.t('strip.seen')}</summary>
      <p className="quiet">{text.t('strip.formula')}</p>
      <ul className="dragons-seen">
        {seen.map((corp) => {
          const view = own.companies[corp];
          const zone = ahead?.zones.find((each) => each.corp === corp)?.zone ?? view?.zone;
          if (!view || !zone) return null;
          const { rank, stations, row } = view;
          return (
            <li key={corp}>
              <Logo corp={corp} size={18} /> <b>{corp}</b>{' '}
              {text.t('strip.rank', { rank, trains: rank - stations, stations, row: `PH${(row ?? 0) + 1}` })}{' '}
              <span className={`zone-chip zone-${zone}`}>{text.say(`zone.${zone}`)}</span>
            </li>
          );
        })}
      </ul>
      {(['green', 'white', 'red'] as const).map((zone) => (
        <p key={zone} className="quiet">
          <span className={`zone-chip zone-${zone}`}>{text.say(`zone.${zone}`)}</span> {text.say(`zone.${zone}.about`)}
        </p>
      ))}
    </details>
  );
}
