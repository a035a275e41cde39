/**
 * An amount or a rate that is already formatted. It is written unchanged, so it must not come from a customer or an
 * owner.
 */
interface FormattedNumber {
  readonly number: string;
}

export type CsvCell = string | number | null | FormattedNumber;

/** Excel and LibreOffice need this mark to read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

const needsQuotes = (text: string): boolean => /[",\r\n]|^\s|\s$/.test(text);

/**
 * Whether a spreadsheet would treat the cell as a formula, because of its first character. Spaces before that character
 * change nothing. `formatCell` then adds an apostrophe, which makes the cell a text.
 */
const isFormula = (text: string): boolean => /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text);

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.number;
  const text = isFormula(cell) ? `'${cell}` : cell;
  return needsQuotes(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180) with its line ending. Texts cannot become formulas. */
export const formatCsvLine = (cells: readonly CsvCell[]): string => `${cells.map(formatCell).join(',')}\r\n`;
