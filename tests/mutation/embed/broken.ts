/** Returns the source with the fault in it. Throws if `text` does not occur exactly once: then update the breakage. */
export function applyBreakage(source: string, text: string, replacement: string): string {
  if (source.split(text).length !== 2) throw new Error(`The text to break must occur exactly once: ${text}`);
  return source.replace(text, () => replacement);
}
