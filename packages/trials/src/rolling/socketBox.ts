import type { Answer, Command } from '@binario/protocol';
import { type Guest, TrialSocket, Unanswered } from '../servers/guest.ts';

/** The sockets of all players: one for each person at each server, opened when it is needed and again when it was closed. */
export class SocketBox {
  private readonly open = new Map<string, Promise<TrialSocket>>();
  private closing = false;
  /** Sockets that a server closed. */
  handedOver = 0;

  /** Throws `Unanswered` when the socket went: whether it was done must be asked again, with the same key. */
  async command(url: string, guest: Guest, table: string, command: Command): Promise<Answer> {
    const socket = await this.socketAt(url, guest);
    const answer = await socket.command(table, command);
    if (!answer.ok && answer.code === 'busy' && answer.problem === 'closed') throw new Unanswered('socket', 503);
    return answer;
  }

  close(): void {
    this.closing = true;
    for (const opening of this.open.values()) opening.then((socket) => socket.close()).catch(() => {});
    this.open.clear();
  }

  private socketAt(url: string, guest: Guest): Promise<TrialSocket> {
    const place = `${url} ${guest.id}`;
    const known = this.open.get(place);
    if (known !== undefined) return known;
    const opening = TrialSocket.open(url, guest).then((socket) => {
      socket.onClose = () => {
        this.open.delete(place);
        if (!this.closing) this.handedOver++;
      };
      return socket;
    });
    this.open.set(place, opening);
    opening.catch(() => this.open.delete(place));
    return opening;
  }
}
