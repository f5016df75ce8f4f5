import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { engine } from '../engine/client.ts';
import { createGame } from '../store/createGame.ts';
import { unpacked } from '../store/sharing.ts';
import { useText } from '../store/useText.ts';
import { comforts } from '../text/comforts/catalogue.ts';
import { addTexts } from '../text/said.ts';

addTexts(comforts);

/** Somebody sent an address that holds a game: it becomes a game of this device. */
export function OpenShared() {
  const text = useText();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const open = async () => {
      const words = await unpacked(location.hash.slice(1)).catch(() => null);
      const read = words === null ? null : await engine().ask('importFile', { text: words });
      if (left) return;
      if (!read?.ok) setProblem(read ? text.t(`file.${read.problem}`, read.params) : text.t('share.broken'));
      else go(`/game/${await createGame(read.made, read.seats, read.more)}`, { replace: true });
    };
    void open();
    return () => {
      left = true;
    };
  }, [go, text]);
  return (
    <main className="missing">
      <p role="status">{problem ?? text.t('table.loading')}</p>
      <button type="button" className="button" onClick={() => go('/')}>
        {text.t('app.home')}
      </button>
    </main>
  );
}
