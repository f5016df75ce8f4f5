import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Live } from '../live/live.ts';
import type { Tables } from '../tables/tables.ts';

/** What is counted. Labels are few and known beforehand: a stranger cannot make the server remember new ones. */
export interface Metrics {
  readonly registry: Registry;
  readonly request: (method: string, route: string, status: number, seconds: number) => void;
  /** A record that this node wrote into a journal. */
  readonly record: (kind: string) => void;
  readonly notice: (kind: string, outcome: string) => void;
  /** A figure that is asked for when somebody looks. */
  readonly gauge: (name: string, help: string, read: () => number | Promise<number>) => void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The figures of a server: it counts what its tables write, and looks at them and at its sockets when somebody asks. */
export function metricsOf(node: string, tables: Tables, live: Live): Metrics {
  const metrics = createMetrics(node);
  tables.onNews(({ local, record }) => local && metrics.record(record.kind));
  metrics.gauge('sockets', 'Open sockets', () => live.sockets);
  metrics.gauge('tables_in_memory', 'Tables that this node has in memory', () => tables.inMemory);
  metrics.gauge('imports_waiting', 'Games from files that wait to be checked', () => tables.imports.waiting);
  return metrics;
}

function createMetrics(node: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ node });
  collectDefaultMetrics({ register: registry, prefix: 'binario_' });
  const registers = [registry];
  const requests = new Histogram({
    name: 'binario_http_request_seconds',
    help: 'Requests by route, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const records = new Counter({
    name: 'binario_journal_records_total',
    help: 'Records written to journals by this node',
    labelNames: ['kind'],
    registers,
  });
  const notices = new Counter({
    name: 'binario_notice_attempts_total',
    help: 'Attempts to deliver a notice',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  return {
    registry,
    request: (method, route, status, seconds) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    record: (kind) => records.inc({ kind }),
    notice: (kind, outcome) => notices.inc({ kind, outcome }),
    gauge: (name, help, read) => {
      const collect = async (): Promise<void> => gauge.set(await read());
      const gauge: Gauge = new Gauge({ name: `binario_${name}`, help, registers, collect });
    },
  };
}
