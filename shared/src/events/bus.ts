import { createBus } from './createBus.ts';
import { events } from './events.ts';

/** The one bus of the page, shared by the shell and every remote. */
export const bus = createBus(events);
