import type { Db } from './db/open-database.ts';
import { logError } from './error-text.ts';
import { importAsJson } from './import-report.ts';
import { type CommandReport, type OperatorCommand, runOperatorCommand } from './operator-command.ts';

/**
 * Runs a command that another process of this machine sent through the control socket, and returns its report as JSON: the
 * path of a business file to import, or an operator command. Never throws.
 */
export async function runControlCommand(db: Db, message: string, now: () => number): Promise<string> {
  if (!message.startsWith('{')) return importAsJson(db, message);
  const failed: CommandReport = {
    ok: false,
    message: 'The command failed. The reason is in the log of the running server.',
  };
  const report = await runParsed(db, message, now).catch((error: unknown) => {
    logError(error);
    return failed;
  });
  return JSON.stringify(report);
}

/** `operator.ts` is the only sender, so the shape is known. */
async function runParsed(db: Db, message: string, now: () => number): Promise<CommandReport> {
  const { operator, origin } = JSON.parse(message) as { operator: OperatorCommand; origin: string };
  return runOperatorCommand(db, operator, origin, now());
}
