/** Reads a CSV file (RFC 4180) with a byte order mark, as rows by header. Throws if the response is not such a file. */
export async function readCsv(response: Response): Promise<Readonly<Record<string, string>>[]> {
  // `Response.text` would drop the byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  if (!text.startsWith('\ufeff')) throw new Error('The file has no byte order mark');
  const rows: string[][] = [[]];
  let remainingText = text.slice(1);
  while (remainingText) {
    const [match, quotedCell, plainCell = '', separator] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(remainingText) ?? [];
    if (match === undefined) throw new Error(`Not RFC 4180: ${remainingText.slice(0, 80)}`);
    rows.at(-1)?.push(quotedCell?.replaceAll('""', '"') ?? plainCell);
    if (separator === '\r\n') rows.push([]);
    remainingText = remainingText.slice(match.length);
  }
  const [headers = [], ...lines] = rows.slice(0, -1);
  return lines.map((cells) => {
    if (cells.length !== headers.length) throw new Error(`${cells.length} cells, ${headers.length} headers`);
    return Object.fromEntries(headers.map((header, index) => [header, cells[index] ?? '']));
  });
}
