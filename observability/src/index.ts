export { clientNetworkOf } from './clientNetworkOf.ts';
export { logFaults, writeLog, type EventLine, type Log, type LogLine, type RequestLine } from './log.ts';
export { observeRequests } from './observeRequests.ts';
export { requestIdOf } from './requestId.ts';
export { startMetricsServer, type MetricsServer, type MetricsServerOptions } from './startMetricsServer.ts';
export type { Tracing } from './exportTraces.ts';
export { startTracing } from './startTracing.ts';
