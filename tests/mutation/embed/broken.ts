/** The file with the fault in it. Throws where the text is not there once: then the breakage has to be written anew. */
export function broken(whole: string, text: string, instead: string): string {
  if (whole.split(text).length !== 2) throw new Error(`Not there once: ${text}`);
  return whole.replace(text, () => instead);
}
