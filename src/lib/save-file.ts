/** How long the browser may take to read the file, in ms. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a text as a file. `type` is its media type. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
