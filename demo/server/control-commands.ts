import type { Db } from './db/open-database.ts';
import { logError } from './error-text.ts';
import { importAsJson } from './import-report.ts';
import { type CommandReport, type OperatorCommand, runOperatorCommand } from './operator-command.ts';

/**
 * Runs a command that another process on this machine sent through the control socket: a JSON operator command, or the
 * path of a business file to import. Returns the report of the command as JSON. Never throws.
 */
export async function runControlCommand(db: Db, message: string, now: () => number): Promise<string> {
  if (!message.startsWith('{')) return importAsJson(db, message);
  const failureReport: CommandReport = {
    ok: false,
    message: 'The command failed. The reason is in the log of the running server.',
  };
  const report = await parseAndRun(db, message, now).catch((error: unknown) => {
    logError(error);
    return failureReport;
  });
  return JSON.stringify(report);
}

/** Does not check the shape of the message, because `operator.ts` is the only sender. */
async function parseAndRun(db: Db, message: string, now: () => number): Promise<CommandReport> {
  const { command, origin } = JSON.parse(message) as { command: OperatorCommand; origin: string };
  return runOperatorCommand(db, command, origin, now());
}
