/** A screen or one of its states, with the file names of its contact sheets. */
interface BoardEntry {
  readonly state: string;
  readonly sheets: readonly string[];
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An HTML page that shows all contact sheets, one section for each state. The image files are in the same folder as the page. */
export function buildReviewBoard(entries: readonly BoardEntry[]): string {
  const sections = entries.map(({ state, sheets }) => {
    const images = sheets.map((sheet) => `<img loading="lazy" alt="" src="${sheet}">`).join('\n');
    return `<section><h2>${escapeHtml(state)}</h2>\n${images}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens of Order App</title>
<style>
  body { font-family: sans-serif; margin: 16px }
  img { display: block; max-width: 100%; margin-block-end: 8px }
</style>
<h1>Screens of Order App</h1>
${sections.join('\n')}
</html>
`;
}
