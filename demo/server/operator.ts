import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readConfig } from './config.ts';
import { lockFolder, sendToLockHolder } from './control-socket.ts';
import { openPglite } from './db/open-database.ts';
import { redactMessage } from './error-text.ts';
import {
  type CommandReport,
  OPERATOR_USAGE,
  type OperatorCommand,
  parseOperatorCommand,
  runOperatorCommand,
} from './operator-command.ts';
import { openPostgresOrExplain } from './startup-errors.ts';

/** Reads a password: without echo from a terminal, or else the first line of the input. */
async function readPassword(): Promise<string> {
  const hiddenOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const isTerminal = process.stdin.isTTY ?? false;
  const lines = createInterface({ input: process.stdin, output: hiddenOutput, terminal: isTerminal });
  if (isTerminal) process.stderr.write('Password (at least 12 characters, not shown): ');
  const [line = ''] = isTerminal
    ? [await lines.question('')]
    : await lines[Symbol.asyncIterator]()
        .next()
        .then(({ value }) => [value]);
  lines.close();
  if (isTerminal) process.stderr.write('\n');
  return line;
}

/**
 * Runs a command in PostgreSQL if DATABASE_URL is set, else through the running server. If no server is running, runs it
 * in the data folder.
 */
async function runCommand(command: OperatorCommand): Promise<CommandReport> {
  const { databaseUrl, dataDir, publicOrigin, port, now } = readConfig(process.env);
  const origin = publicOrigin ?? `http://localhost:${port}`;
  const reply = databaseUrl ? null : await sendToLockHolder(dataDir, JSON.stringify({ command, origin }));
  if (reply) return JSON.parse(reply) as CommandReport;
  const release = databaseUrl ? null : await lockFolder(dataDir, async () => '');
  const database = databaseUrl
    ? await openPostgresOrExplain(databaseUrl)
    : await openPglite(join(dataDir, 'db'));
  try {
    return await runOperatorCommand(database.db, command, origin, now());
  } finally {
    await database.close();
    await release?.();
  }
}

/** Runs `npm run operator -- …`. Returns whether it succeeded. */
async function main(args: readonly string[]): Promise<boolean> {
  const command = parseOperatorCommand(args);
  if (!command) {
    console.error(OPERATOR_USAGE);
    return false;
  }
  const needsPassword = command.action === 'add' && !command.usesLink;
  const { ok, message } = await runCommand(
    needsPassword ? { ...command, password: await readPassword() } : command,
  );
  (ok ? console.log : console.error)(message);
  return ok;
}

main(process.argv.slice(2)).then(
  (isSuccessful) => process.exit(isSuccessful ? 0 : 1),
  (error: unknown) => {
    console.error(redactMessage(error));
    process.exit(1);
  },
);
