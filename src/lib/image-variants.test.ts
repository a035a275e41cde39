import { describe, expect, it } from 'vitest';
import { ImageError, imageVariants, isImageProvider } from './image-variants.ts';

const at = (provider: string | undefined, width: number, src = 'https://shop.test/a') =>
  imageVariants({ src, width, provider });

describe('imageVariants', () => {
  // @spec constants/image-breakpoints-320-1536-at
  it('names the breakpoints at densities 1 and 2, none wider than the original', () => {
    const widths = (width: number) =>
      at('media', width)
        .srcSet?.match(/\d+(?=w)/g)
        ?.map(Number);
    expect(widths(1024)).toEqual([320, 640, 768, 1024]);
    expect(widths(1023)).toEqual([320, 640, 768]);
    expect(widths(9000)).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  });

  it('names the smallest also of a picture that is smaller', () => {
    expect(at('media', 100).srcSet).toBe('https://shop.test/a/320.webp 320w');
  });

  it('names all where the width is not known', () => {
    expect(at(undefined, 0).srcSet?.split(', ')).toHaveLength(9);
  });

  it('asks our own backend by path, and a content network by query', () => {
    expect(at(undefined, 320).src).toBe('https://shop.test/a/320.webp');
    expect(at('query', 320).src).toBe('https://shop.test/a?width=320&format=webp');
    expect(at('query', 320, 'https://shop.test/a?v=2').src).toBe(
      'https://shop.test/a?v=2&width=320&format=webp',
    );
  });

  it('leaves a plain address alone', () => {
    expect(at('plain', 700)).toEqual({ src: 'https://shop.test/a', srcSet: undefined });
  });

  // @spec errors/unknown-image-provider-or-preset
  it.each(['nobody', 'toString', '__proto__'])('throws for the unknown provider %s', (name) => {
    expect(isImageProvider(name)).toBe(false);
    expect(() => at(name, 320)).toThrow(ImageError);
  });
});
