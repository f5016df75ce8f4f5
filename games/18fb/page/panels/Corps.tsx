import { Logo } from '@binario/web/board';
import { Name } from '@binario/web/game';
import { boardOf } from '../../board/of.ts';
import { type Corp, majorIds } from '../../ids.ts';
import type { Table18fb } from '../../table.ts';
import type { Own18fb } from '../own.ts';
import { useText18fb } from '../text/useText18fb.ts';
import { Charter18fb } from './Charter18fb.tsx';

/** The charters, in the order in which they operate, and those nobody has begun. */
export function Corps({ table, own }: { table: Table18fb; own: Own18fb }) {
  const text = useText18fb();
  const standing = (corp: Corp) => table.companies[corp]?.standing;
  const waiting = majorIds.filter(
    (corp) => standing(corp) === 'unfloated' && (corp !== 'SFM' || Number(table.phase) >= 5),
  );
  const gone = Object.values(boardOf(table).corpDefs).filter(
    ({ id }) => standing(id) === 'closed' || standing(id) === 'merged',
  );
  return (
    <div className="corps">
      {own.order.length === 0 && <p className="quiet">{text.t('corp.none')}</p>}
      {own.order.map((corp) => (
        <Charter18fb key={corp} table={table} corp={corp as Corp} view={own.companies[corp]} />
      ))}
      {waiting.length > 0 && (
        <div className="queue">
          <h3>{text.t('corp.waiting')}</h3>
          <p className="waiting-corps">
            {waiting.map((corp) => (
              <Name key={corp} card={`corp ${corp}`}>
                <Logo corp={corp} size={20} /> {corp}
              </Name>
            ))}
          </p>
        </div>
      )}
      {gone.length > 0 && (
        <p className="quiet">
          {gone.map(({ id }) => text.t('change.standing', { corp: id, standing: standing(id) ?? '' })).join(' · ')}
        </p>
      )}
    </div>
  );
}
