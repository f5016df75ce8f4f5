import type { Accepted, Answer, Command, TableAnswer } from '@binario/protocol';

/** Somebody with a cookie. */
export interface Person {
  readonly id: string;
  readonly cookie: string;
  command(table: string, command: Command): Promise<Answer>;
  look(table: string): Promise<TableAnswer>;
}

/** The victims' tables, and the attackers with what they know. */
export interface Scene {
  readonly url: string;
  readonly game: string;
  readonly host: Person;
  /** Knows all links, sits nowhere. */
  readonly stranger: Person;
  /** Sits at `shared`, where it is the host's turn. */
  readonly rival: Person;
  /** Tables that must not change. */
  readonly tables: readonly string[];
  readonly shared: string;
  /** There the host has asked the third one to agree that the rival goes. */
  readonly request: string;
  readonly version: number;
}

async function guest(url: string, name: string): Promise<Person> {
  const made = await call(url, 'POST', '/api/account/guest', '', { name });
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { id } = (await made.json()) as { id: string };
  return {
    id,
    cookie,
    command: async (table, command) =>
      (await (await call(url, 'POST', `/api/tables/${table}/commands`, cookie, command)).json()) as Answer,
    look: async (table) => (await (await call(url, 'GET', `/api/tables/${table}`, cookie)).json()) as TableAnswer,
  };
}

async function call(url: string, method: string, path: string, cookie: string, body?: unknown): Promise<Response> {
  const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  return fetch(url + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

/** Two people play; one of the tables can be watched by everybody, one by nobody, one has not begun. */
export async function setScene(url: string, game: string): Promise<Scene> {
  const [host, rival, third, stranger] = await Promise.all(
    ['Vera', 'Rico', 'Tina', 'Mallory'].map((name) => guest(url, name)),
  );
  if (!host || !rival || !third || !stranger) throw new Error('four people are needed');
  const create = async (settings: object): Promise<string> => {
    const made = await call(url, 'POST', '/api/tables', host.cookie, { game, players: 3, settings });
    if (made.status !== 201) throw new Error(`no table: ${made.status} ${await made.text()}`);
    return ((await made.json()) as TableAnswer).info.id;
  };
  const seated = async (settings: object, start: boolean): Promise<string> => {
    const id = await create(settings);
    for (const person of [rival, third]) await must(person.command(id, { do: 'sit' }));
    if (start) await must(host.command(id, { do: 'start' }));
    return id;
  };
  const shared = await seated({ watchers: true, visibility: 'public' }, true);
  const seat = (await host.look(shared)).info.seats.find(({ user }) => user === rival.id)?.seat ?? '';
  const { request = '' } = await must(host.command(shared, { do: 'remove', seat }));
  const secret = await seated({ watchers: false }, true);
  const waiting = await seated({ watchers: false }, false);
  const { version, info } = await host.look(shared);
  const actor = info.seats.find(({ seat }) => seat === info.turn.actors[0]);
  if (!actor || actor.user === rival.id) throw new Error('the scene needs a table where the rival is not to move');
  return { url, game, host, stranger, rival, tables: [shared, secret, waiting], shared, request, version };
}

async function must(answer: Promise<Answer>): Promise<Accepted> {
  const given = await answer;
  if (!given.ok) throw new Error(`the scene cannot be set: ${JSON.stringify(given)}`);
  return given;
}
