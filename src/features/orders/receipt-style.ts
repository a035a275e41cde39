/** How a receipt is set on paper: black on white, whatever the app looks like; wide enough for a roll of 80 mm and up. */
export const RECEIPT_STYLE = `
@page { margin: 12mm; }
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 150mm;
  color: #000;
  background: #fff;
  font: 11pt/1.45 system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Naskh Arabic", sans-serif;
}
h1 { margin: 0; font-size: 16pt; }
h2 { margin: 0 0 2mm; font-size: 12pt; }
p { margin: 0; }
header, section { padding-block: 4mm; border-block-end: 1px solid #999; }
header { padding-block-start: 0; }
footer { padding-block-start: 4mm; text-align: center; }
table { width: 100%; border-collapse: collapse; }
th, td { padding-block: 1.2mm; text-align: start; vertical-align: top; font-weight: normal; }
td.amount { padding-inline-start: 4mm; text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
tr { break-inside: avoid; }
tr.total > * { padding-block: 2mm; font-size: 13pt; font-weight: bold; border-block: 1px solid #000; }
small { display: block; font-size: 9pt; color: #333; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 1mm 4mm; margin: 0; }
dt { color: #333; }
dd { margin: 0; }
`;
