import type { RailTable } from '@binario/rail';
import type { Panel } from '../../game/panel.ts';
import { AgreedRules } from '../../panels/TableSettings.tsx';
import { useText } from '../../store/useText.ts';
import { settingsLines } from '../settingsLines.ts';
import { useOnline } from '../store.ts';
import { EditSettings } from './EditSettings.tsx';

/** By which rules the table of a server plays and how its people treat each other; what may be changed is proposed here. */
export const agreedPanel: Panel<RailTable> = { id: 'settings', title: 'seats.agreed', body: () => <Agreed /> };

function Agreed() {
  const text = useText();
  const info = useOnline((online) => online.table?.info);
  if (!info) return null;
  const { draw: _draw, ...settings } = info.settings;
  return (
    <div className="agreed-online">
      <AgreedRules />
      <ul>
        {settingsLines(text, settings).map(({ title, words }) => (
          <li key={title}>{text.labelled(title, words)}</li>
        ))}
        {info.seed && <li>{text.labelled(text.t('online.seed'), text.t(`online.seed.${info.seed}`))}</li>}
      </ul>
      <EditSettings info={info} />
    </div>
  );
}
