import { readFileSync } from 'node:fs';

/** The resources that another process has used so far. */
export interface ProcessUse {
  /** Processor time of all its threads. */
  readonly cpuMs: number;
  /** Memory that it occupies now, native memory included. */
  readonly residentBytes: number;
}

/** Linux counts processor time for programs in hundredths of a second, whatever its own clock does (proc_pid_stat(5)). */
const TICK_MS = 10;

/** Positions behind the name of the program in `/proc/<pid>/stat`: `utime` and `stime` are its fields 14 and 15. */
const [USER, SYSTEM] = [11, 12];

/** Reads what a process uses; undefined if the process has ended, and on systems other than Linux. */
export function readProcessUse(pid: number): ProcessUse | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, resident = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return {
      cpuMs: (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS,
      residentBytes: Number(resident) * 1024,
    };
  } catch {
    return undefined;
  }
}
