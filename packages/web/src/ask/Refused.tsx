import type { Refusal } from '@binario/kernel';
import { useLocation } from 'wouter';
import { usePresenter } from '../game/GameContext.tsx';
import { Names } from '../game/Names.tsx';
import { useTable } from '../store/table.ts';
import { useText } from '../store/useText.ts';

/** Why not, with the way to the paragraph. */
export function Reason({ refusal }: { refusal: Refusal }) {
  const text = useText();
  const [, go] = useLocation();
  const { id: game, reading } = usePresenter();
  const id = useTable((table) => table.file?.id);
  const section = reading.sectionOf(refusal.cite);
  const place = `/rules/${game}/${section}?from=${id ?? ''}&rule=${refusal.rule}`;
  return (
    <span className="reason">
      <Names of={text.marked.refusal(refusal)} />{' '}
      {section && (
        <a
          href={place}
          onClick={(event) => {
            event.preventDefault();
            go(place);
          }}
        >
          {refusal.cite}
        </a>
      )}{' '}
      <button type="button" className="report-link" onClick={() => useTable.setState({ reporting: refusal })}>
        {text.t('report.open')}
      </button>
    </span>
  );
}
