import type { Answer, Command } from '@binario/protocol';
import { Mirror } from './mirror.ts';
import { newKey, type Player } from './player.ts';

/** People at one table who follow it by socket and move when asked. */
export class Party {
  readonly id: string;
  readonly players: readonly Player[];
  private readonly mirrors = new Map<Player, { mirror: Mirror; read: number }>();

  private constructor(id: string, players: readonly Player[]) {
    this.id = id;
    this.players = players;
  }

  /** All sit down in their order and the first one starts. */
  static async begin(players: readonly Player[], wish: object = {}): Promise<Party> {
    const [host, ...others] = players as [Player, ...Player[]];
    const id = await host.create({ players: players.length, ...wish });
    for (const each of others) {
      const answer = await each.post(id, { do: 'sit' });
      if (!answer.ok) throw new Error(JSON.stringify(answer));
    }
    const party = new Party(id, players);
    for (const each of players) await party.follow(each);
    const answer = await host.post(id, { do: 'start' });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return party;
  }

  async follow(player: Player): Promise<void> {
    await player.connect();
    const mirror = await Mirror.of(player, await player.watch(this.id));
    this.mirrors.set(player, { mirror, read: player.received.length });
  }

  /** What this player sees, once he has seen so many records. */
  async seen(player: Player, seq = 0): Promise<Mirror> {
    const own = this.mirrors.get(player);
    if (!own) throw new Error('this player does not follow the game');
    if (seq > own.mirror.seq)
      await player.until('delta', (delta) => delta.table === this.id && delta.seq >= seq, own.read);
    for (; own.read < player.received.length; own.read++) {
      const message = player.received[own.read];
      if (message?.type === 'table' && message.table === this.id) own.mirror = await Mirror.of(player, message);
      if (message?.type === 'delta' && message.table === this.id && message.seq > own.mirror.seq)
        own.mirror.take(message);
    }
    return own.mirror;
  }

  /** The player on this seat. */
  at(seat: string): Player {
    const mirror = this.mirrors.get(this.players[0] as Player)?.mirror;
    const user = mirror?.info.seats.find((each) => each.seat === seat)?.user;
    const player = this.players.find(({ id }) => id === user);
    if (!player) throw new Error(`nobody sits at ${seat}`);
    return player;
  }

  /** Whoever is asked does something legal; everybody sees it. */
  async move(): Promise<{ by: Player; answer: Answer & { ok: true } }> {
    const [first] = this.players as [Player];
    const { head } = await this.head();
    const mirror = await this.seen(first, head);
    const by = this.at(mirror.actor ?? '');
    const answer = await by.command(this.id, {
      do: 'act',
      version: mirror.version,
      key: newKey(),
      action: mirror.move(),
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    for (const player of this.players) await this.seen(player, answer.seq);
    return { by, answer };
  }

  async moves(count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.move();
  }

  async head(): Promise<{ head: number; version: number }> {
    const { seq, version } = await (this.players[0] as Player).look(this.id);
    return { head: seq, version };
  }
}

/** Somebody asks the table for something, and these agree. */
export async function agreed(id: string, by: Player, command: Command, others: readonly Player[]): Promise<Answer> {
  const answer = await by.post(id, command);
  if (!answer.ok || answer.request === undefined) throw new Error(`nothing was asked: ${JSON.stringify(answer)}`);
  let last: Answer = answer;
  for (const each of others) last = await each.post(id, { do: 'answer', request: answer.request, yes: true });
  return last;
}
