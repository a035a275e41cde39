import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of the console's style sheet. Later ones win over earlier ones. */
const PARTS = ['console-base', 'console-orders', 'console-lists', 'console', 'console-widths'];

/** The style sheet of the console, as one file, so that a page needs one request for it. */
export const consoleStyles: string = PARTS.map((name) =>
  readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8'),
).join('\n');
