import type { Answer, Command } from '@binario/protocol';
import type { RemoteGame } from '../store/remoteGame.ts';
import { useTable } from '../store/table.ts';
import { mySeats, useOnline } from './store.ts';

type Send = (command: Command) => Promise<Answer | undefined>;

/** What is done at an online table goes to the server; the game changes when it comes back from there. */
export function onlineGame(sendCommand: Send): RemoteGame {
  const submit = () => ({ version: useOnline.getState().table?.version ?? 0, key: crypto.randomUUID() });
  return {
    answers(seat) {
      const online = useOnline.getState();
      return online.table?.info.status === 'playing' && mySeats(online).includes(seat);
    },
    async act(action) {
      // A second click while the first is on its way means the first.
      if (useOnline.getState().sending) return;
      const answer = await sendCommand({ do: 'act', ...submit(), action });
      if (answer && !answer.ok && answer.refusal) useTable.setState({ reason: answer.refusal });
    },
    settled: () =>
      new Promise((resolve) => {
        if (!useOnline.getState().sending) return resolve();
        const stop = useOnline.subscribe(({ sending }) => {
          if (sending) return;
          stop();
          resolve();
        });
      }),
    async undo(to) {
      // One takes back one's own last move; what others did after it goes with it, if they agree.
      const mine = mySeats(useOnline.getState());
      const own = useTable.getState().file?.actions.findLastIndex(({ by }) => mine.includes(by)) ?? -1;
      await sendCommand({ do: 'undo', ...submit(), to: own < 0 ? to : own });
    },
    async redo() {
      await sendCommand({ do: 'redo', ...submit() });
    },
  };
}
