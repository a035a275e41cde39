/**
 * The family name of a font file. Fonts belong to the whole document, so the name must not be one that the host page
 * uses. It contains only characters that are safe inside a quoted CSS name.
 */
export const getWebFontFamily = (url: string): string =>
  `order-app ${url.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;

/**
 * Loads a font file for the document, once per URL. An `@font-face` rule in a shadow root has no effect, so the font is
 * added by script. Text keeps its fallback font until the file has loaded. Rejects if the file cannot be loaded as a font.
 */
export async function loadWebFont(
  url: string,
  { fonts }: Pick<Document, 'fonts'> = document,
  Face: typeof FontFace = FontFace,
): Promise<void> {
  const family = getWebFontFamily(url);
  for (const face of fonts) if (face.family.replace(/^["']|["']$/g, '') === family) return;
  // Declares all weights, so that a variable font can render each of them.
  const face = new Face(family, `url(${JSON.stringify(url)})`, { display: 'swap', weight: '100 900' });
  fonts.add(face);
  try {
    await face.load();
  } catch (error) {
    fonts.delete(face);
    throw error;
  }
}
