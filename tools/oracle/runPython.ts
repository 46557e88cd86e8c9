import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { loadPyodide } from 'pyodide';

/** The program's files, which import one another by these names. */
const files = ['act/rates.py', 'act/income.py', 'act/tax.py', 'act/interest.py', 'act/calculators.py', 'answer.py'];

// Python's own library is a file of the package: nothing is loaded from the network.
const python = await loadPyodide();
python.FS.mkdir('act');
for (const file of files) python.FS.writeFile(file, readFileSync(join(import.meta.dirname, file)));
python.FS.writeFile('asked.json', await text(process.stdin));
try {
  const answers: unknown = python.runPython('from answer import answer\nanswer(open("asked.json").read())');
  process.stdout.write(String(answers));
} catch (error) {
  // An error that nothing catches is printed behind the whole program of the package, a line of a megabyte.
  process.stderr.write(String(error));
  process.exitCode = 1;
}
