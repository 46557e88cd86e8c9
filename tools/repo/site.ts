import { runSiteCommand } from './siteCommand.ts';

try {
  process.exitCode = await runSiteCommand(process.argv.slice(2), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
