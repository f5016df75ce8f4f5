import type { Head } from './head.ts';
import type { Table } from './table.ts';

/** Too little to be worth a row when a table is put away. */
const NOT_WORTH_IT = 8;

/** Writes a snapshot now and then, beside the journal: losing one costs time, never a move. */
export class Snapshots {
  private at = 0;
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  after(head: Head, gameChanged: boolean): void {
    if (!gameChanged) return;
    if (head.position < this.at) this.at = head.position;
    if (head.position - this.at < this.table.context.options.snapshotEvery) return;
    this.at = head.position;
    void this.table.run(() => this.write()).catch((error: unknown) => this.failed(error));
  }

  async last(): Promise<void> {
    const { head } = this.table;
    if (head.info.status === 'ended' || head.position - this.at < NOT_WORTH_IT) return;
    this.at = head.position;
    await this.write().catch((error: unknown) => this.failed(error));
  }

  private async write(): Promise<void> {
    const { head, context } = this.table;
    const { position, state } = await this.table.ask('snapshot', {});
    const row = { version: head.version, position, hash: head.hash, state };
    await context.store.db
      .insertInto('snapshot')
      .values({ table_id: head.id, ...row })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
      .execute();
  }

  private failed(error: unknown): void {
    this.table.context.log.warn({ err: error, table: this.table.head.id }, 'no snapshot written');
  }
}
