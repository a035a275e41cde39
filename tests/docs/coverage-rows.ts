/** A row of docs/spec-coverage.md: what the product promises, and the tests that show it. */
export interface CoverageRow {
  /** Counted from 1. */
  readonly line: number;
  readonly section: string;
  readonly cells: readonly string[];
}
export interface NamedIn {
  readonly file: string;
  readonly titles: readonly string[];
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** The rows of all tables, without their heads. */
export function rowsOf(text: string): CoverageRow[] {
  const lines = text.split('\n');
  let section = '';
  return lines.flatMap((line, index) => {
    section = /^## (.+)/.exec(line)?.[1] ?? section;
    const isHead = /^\|[\s|:-]+\|$/.test(lines[index + 1] ?? '') || /^\|[\s|:-]+\|$/.test(line);
    return line.startsWith('|') && !isHead ? [{ line: index + 1, section, cells: cellsOf(line) }] : [];
  });
}

/** What `file` “title” “title” names, for every file in a cell. */
export const namedIn = (cell: string): NamedIn[] =>
  [...cell.matchAll(/`([^`]+\.tsx?)`((?: “[^”]+”)+)/g)].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }));

/** What is left of a cell besides what it names: nothing, where it is written right. */
export const restOf = (cell: string): string =>
  cell.replace(/`[^`]+\.tsx?`(?: “[^”]+”)+/g, '').replace(/<br>|\s/g, '');
