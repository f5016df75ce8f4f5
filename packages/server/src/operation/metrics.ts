import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Level } from '../log/logger.ts';
import { type SecurityEvent, securityEvents } from '../security/securityLog.ts';

/** What is counted. Labels are few and known beforehand: a stranger cannot make the server remember new ones. */
export interface Metrics {
  readonly registry: Registry;
  readonly request: (method: string, route: string, status: number, seconds: number) => void;
  /** A record that this node wrote into a journal. */
  readonly record: (kind: string) => void;
  readonly notice: (kind: string, outcome: string) => void;
  /** What somebody wanted done at a table, by how it was answered. */
  readonly answer: (code: string, seconds: number) => void;
  /** A record that was committed, or not. */
  readonly commit: (outcome: string, seconds: number) => void;
  /** A job that the threads of this lane have done: how long it waited for its turn, and how long it took. */
  readonly job: (lane: string, waited: number, took: number) => void;
  readonly logLine: (level: Level) => void;
  /** Something for the security log. */
  readonly security: (event: SecurityEvent) => void;
  /** A thread that hung, died or took too much. */
  readonly stopped: () => void;
  /** A figure that is asked for when somebody looks. */
  readonly gauge: (name: string, help: string, read: () => number | Promise<number>) => void;
  /** The same, one for each value of a label. */
  readonly gauges: (name: string, help: string, label: string, read: () => Readonly<Record<string, number>>) => void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts of one node, all at nothing; `figures.ts` adds what is looked at when somebody asks. */
export function createMetrics(node: string): Metrics {
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
  const seconds = (name: string, help: string, label: string) =>
    new Histogram({ name: `binario_${name}_seconds`, help, labelNames: [label], buckets: SECONDS, registers });
  const answers = seconds('command', 'Commands at tables by their answer, and how long it took', 'answer');
  const commits = seconds('commit', 'Records that were committed, with the wait for the disk', 'outcome');
  const waits = seconds('job_wait', 'How long jobs waited for a thread', 'lane');
  const jobs = seconds('job_run', 'How long threads worked on jobs', 'lane');
  const lines = new Counter({
    name: 'binario_log_lines_total',
    help: 'Lines of the log by their level',
    labelNames: ['level'],
    registers,
  });
  const stops = new Counter({
    name: 'binario_threads_stopped_total',
    help: 'Threads that had to be stopped',
    registers,
  });
  const security = new Counter({
    name: 'binario_security_events_total',
    help: 'Lines of the security log by what happened',
    labelNames: ['event'],
    registers,
  });
  // There from the beginning: what appears with its first event cannot be seen to rise.
  for (const level of ['warn', 'error', 'fatal']) lines.inc({ level }, 0);
  for (const event of securityEvents) security.inc({ event }, 0);
  return {
    registry,
    request: (method, route, status, seconds) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    record: (kind) => records.inc({ kind }),
    notice: (kind, outcome) => notices.inc({ kind, outcome }),
    answer: (code, took) => answers.observe({ answer: code }, took),
    commit: (outcome, took) => commits.observe({ outcome }, took),
    job: (lane, waited, took) => {
      waits.observe({ lane }, waited);
      jobs.observe({ lane }, took);
    },
    logLine: (level) => lines.inc({ level }),
    security: (event) => security.inc({ event }),
    stopped: () => stops.inc(),
    gauge: (name, help, read) => {
      const collect = async (): Promise<void> => gauge.set(await read());
      const gauge: Gauge = new Gauge({ name: `binario_${name}`, help, registers, collect });
    },
    gauges: (name, help, label, read) => {
      const collect = (): void => {
        for (const [value, amount] of Object.entries(read())) gauge.set({ [label]: value }, amount);
      };
      const gauge: Gauge = new Gauge({ name: `binario_${name}`, help, labelNames: [label], registers, collect });
    },
  };
}
