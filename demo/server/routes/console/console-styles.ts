import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of the console's style sheet. Later parts override earlier ones. */
const PARTS = ['console-base', 'console-orders', 'console-lists', 'console', 'console-widths'];

/** The console's style sheet as one file, so that a page needs only one request for it. */
export const consoleStyles: string = PARTS.map((name) =>
  readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8'),
).join('\n');
