/** How many tasks later than by itself React does its own work in a test: more than a user event waits for. */
const LATE_TASKS = 10;

const { setTimeout: inNextTask } = globalThis;

function afterTasks(tasks: number, work: () => void): void {
  inNextTask(() => {
    if (tasks > 1) afterTasks(tasks - 1, work);
    else work();
  });
}

// React does in a task of its own what neither an event nor `act` asks for: what comes with a promise, and effects.
// Testing Library waits for a task after each event, and the load of the machine decides which of the two comes first: a
// test that does not wait for what it expects fails once in thousands of runs. This way it always fails. React takes
// `setImmediate`, which jsdom lacks, if there is one.
Object.assign(globalThis, {
  setImmediate: (work: () => void) => {
    afterTasks(LATE_TASKS, work);
  },
});
