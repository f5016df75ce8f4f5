import type { ShownRecord, TableInfo } from '@binario/protocol';

/** Is this record, at the table as it was before, something its reader must be told though it lies in the log as well? */
export function concerns(record: ShownRecord, before: TableInfo, you: string | undefined): boolean {
  if (you === undefined || record.author === you) return false;
  const seated = before.seats.some(({ user }) => user === you);
  if (record.kind === 'undo') return seated;
  if (record.kind !== 'admin') return false;
  const { body } = record;
  const asked = (id: string) => before.requests.find((each) => each.id === id);
  switch (body.what) {
    case 'answered':
      return !body.yes && asked(body.request)?.by === you;
    case 'withdrawn':
      return asked(body.request)?.asked.includes(you) ?? false;
    case 'seated':
      return body.user === you;
    case 'host':
      return body.user === you;
    case 'undrawn':
      return seated;
    case 'settings':
    case 'paused':
    case 'resumed':
      return seated;
    default:
      return false;
  }
}
