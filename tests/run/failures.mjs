import { stripVTControlCharacters } from 'node:util';

/** Names each failed test once, as Vitest and Playwright print it; for Vitest with the first line of the reason. */
export function failedTests(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const names = lines.flatMap((line, at) => {
    if (/^\s*FAIL\s/.test(line)) return [`${line.trim()}\n  ${lines[at + 1]?.trim().slice(0, 200)}`];
    return /^\s*\d+\) (\[|\S+\.ts:)/.test(line) ? [line.replace(/[\s─]+$/, '').trim()] : [];
  });
  return [...new Set(names)];
}
