import { describe, expect, it } from 'vitest';
import { getWebFontFamily, loadWebFont } from './web-font.ts';

const FONT_URL = 'https://fonts.example/brand.woff2';

/** A document whose fonts load, or fail to load. */
function createFakeDocument(isLoadable = true) {
  const faces = new Set<{ family: string; source: string }>();
  class FakeFace {
    readonly family: string;
    readonly source: string;
    constructor(family: string, source: string) {
      this.family = family;
      this.source = source;
    }
    async load() {
      if (!isLoadable) throw new Error('blocked');
    }
  }
  return {
    faces,
    load: (url: string) =>
      loadWebFont(url, { fonts: faces as unknown as FontFaceSet }, FakeFace as unknown as typeof FontFace),
  };
}

describe('loadWebFont', () => {
  it('adds a font file to the document once, under a name that no host page uses', async () => {
    const { faces, load } = createFakeDocument();
    await Promise.all([load(FONT_URL), load(FONT_URL)]);
    expect([...faces]).toMatchObject([
      { family: 'order-app https fonts example brand woff2', source: `url("${FONT_URL}")` },
    ]);
  });

  it('rejects a font file that cannot be loaded, and removes its font from the document', async () => {
    const { faces, load } = createFakeDocument(false);
    await expect(load(FONT_URL)).rejects.toThrow('blocked');
    expect(faces.size).toBe(0);
  });
});

it('builds a font family name without characters that end a CSS string', () => {
  expect(getWebFontFamily('https://a.example/"};\\x.woff2')).toBe('order-app https a example x woff2');
});
