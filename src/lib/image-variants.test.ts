import { describe, expect, it } from 'vitest';
import { ImageError, isImageProvider, listImageVariants } from './image-variants.ts';

const listVariants = (provider: string | undefined, width: number, src = 'https://shop.test/a') =>
  listImageVariants({ src, width, provider });

describe('listImageVariants', () => {
  // @spec constants/image-breakpoints-320-1536-at
  it('offers picture widths for screen densities 1 and 2, none wider than the original', () => {
    const listWidths = (width: number) =>
      listVariants('media', width)
        .srcSet?.match(/\d+(?=w)/g)
        ?.map(Number);
    expect(listWidths(1024)).toEqual([320, 640, 768, 1024]);
    expect(listWidths(1023)).toEqual([320, 640, 768]);
    expect(listWidths(9000)).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  });

  it('offers the smallest variant if the picture is smaller than all variants', () => {
    expect(listVariants('media', 100).srcSet).toBe('https://shop.test/a/320.webp 320w');
  });

  it('offers all picture widths if the width of the original is unknown', () => {
    expect(listVariants(undefined, 0).srcSet?.split(', ')).toHaveLength(9);
  });

  it('puts the picture width into the path for the app’s own backend, and into the query for a content network', () => {
    expect(listVariants(undefined, 320).src).toBe('https://shop.test/a/320.webp');
    expect(listVariants('query', 320).src).toBe('https://shop.test/a?width=320&format=webp');
    expect(listVariants('query', 320, 'https://shop.test/a?v=2').src).toBe(
      'https://shop.test/a?v=2&width=320&format=webp',
    );
  });

  it('leaves the URL of a picture without variants unchanged', () => {
    expect(listVariants('plain', 700)).toEqual({ src: 'https://shop.test/a', srcSet: undefined });
  });

  // @spec errors/unknown-image-provider-or-preset
  it.each(['nobody', 'toString', '__proto__'])(
    'throws an error for a picture from the unknown image provider %s',
    (name) => {
      expect(isImageProvider(name)).toBe(false);
      expect(() => listVariants(name, 320)).toThrow(ImageError);
    },
  );
});
