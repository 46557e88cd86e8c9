import * as v from 'valibot';

/** A frame that kept the page from responding (Long Animation Frames API). */
interface LongFrame {
  readonly durationMs: number;
  /** Addresses of the scripts that ran in it, the longest first. */
  readonly scripts: string;
}

const entrySchema = v.object({
  duration: v.number(),
  scripts: v.array(v.object({ duration: v.number(), sourceURL: v.string() })),
});

/** Tells of every long frame, also of those before the call. Browsers without the API have none. */
export function observeLongFrames(listener: (frame: LongFrame) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const frame = v.safeParse(entrySchema, entry);
      if (!frame.success) continue;
      const scripts = frame.output.scripts
        .toSorted((a, b) => b.duration - a.duration)
        .map((script) => script.sourceURL);
      listener({ durationMs: frame.output.duration, scripts: scripts.join('\n') });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}
