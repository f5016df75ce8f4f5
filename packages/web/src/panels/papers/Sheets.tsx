import { type Cert, type Certs, GONE, type Holder, isPlayer, seatIndex } from '@binario/rail';
import type { CSSProperties } from 'react';
import { useLook } from '../../board/looks.tsx';
import { Names } from '../../game/Names.tsx';
import { useText } from '../../store/useText.ts';
import { SeatDisc } from './SeatDisc.tsx';

/** Certificates by their holder: players in the order of their seats, then whoever else has some. */
function byHolder(certs: Certs): readonly (readonly [Holder, Certs])[] {
  const found = new Map<Holder, Cert[]>();
  for (const cert of certs) {
    if (cert.holder !== GONE) found.set(cert.holder, [...(found.get(cert.holder) ?? []), cert]);
  }
  const rank = (holder: Holder) => (isPlayer(holder) ? seatIndex(holder) : 100);
  return [...found].sort(([a], [b]) => rank(a) - rank(b));
}

/** Certificates of one company, drawn one by one: larger ones wider, the president's with a star. */
export function Sheets({ corp, certs }: { corp: string; certs: Certs }) {
  const { fill, ink } = useLook(corp);
  const usual = Math.min(...certs.map(({ percent }) => percent));
  return (
    <span className="sheets" aria-hidden="true" style={{ '--enamel': fill, color: ink } as CSSProperties}>
      {certs.map(({ percent, kind }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: certificates alike are told apart by their place only
        <span key={i} className={percent > usual ? 'sheet is-double' : 'sheet'} data-kind={kind}>
          {kind === 'president' ? '★' : ''}
        </span>
      ))}
    </span>
  );
}

/** All certificates of a company as they lie: with each player, in its treasury, in the pool. */
export function Shares({ corp, certs }: { corp: string; certs: Certs }) {
  const text = useText();
  return (
    <ul className="shares" aria-label={text.t('player.certs')}>
      {byHolder(certs).map(([holder, held]) => (
        <li key={holder}>
          <Sheets corp={corp} certs={held} />
          <span className="shares-of">
            {isPlayer(holder) && <SeatDisc seat={holder} />}
            <span>{holder === corp ? <Names of={text.marked.t('corp.treasury')} /> : text.holder(holder)}</span>{' '}
            <b className="num">{text.percent(held.reduce((sum, { percent }) => sum + percent, 0))}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
