import { describe, expect, it } from 'vitest';
import { formatCsvLine } from './csv.ts';

describe('a line of a CSV file', () => {
  it('separates the cells of a CSV line with commas and ends the line with CRLF', () => {
    expect(formatCsvLine(['A1', 2, null, { number: '-0.50' }])).toBe('A1,2,,-0.50\r\n');
  });

  it.each([
    ['Soup, hot', '"Soup, hot"'],
    ['6" pizza', '"6"" pizza"'],
    ['two\nlines', '"two\nlines"'],
    [' padded ', '" padded "'],
    ['فلات وايت', 'فلات وايت'],
  ])('writes the CSV cell %j as RFC 4180 requires', (text, cell) => {
    expect(formatCsvLine([text])).toBe(`${cell}\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=HYPERLINK("https://x.test";"a")'])(
    'keeps the CSV cell %j from becoming a formula',
    (text) => {
      expect(formatCsvLine([text])).toMatch(/^"?'/);
    },
  );
});
