/** A provider or a preset that nobody knows. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
}

type Provider = (src: string, width: number) => string;

/** Who makes the variants of a picture, and where the one of a width (in px) is. All of them are webp (spec, section 9). */
const providers = {
  /** Our own backend. */
  media: (src, width) => `${src}/${width}.webp`,
  /** Nobody: the address is the picture. */
  plain: (src) => src,
  /** Content networks that take width and format from the query. */
  query: (src, width) => `${src}${src.includes('?') ? '&' : '?'}width=${width}&format=webp`,
} satisfies Record<string, Provider>;

export const isImageProvider = (name: string): name is keyof typeof providers =>
  Object.hasOwn(providers, name);

/** The spec's breakpoints times its densities 1 and 2 (section 9). */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072];

export interface ImageSource {
  readonly src: string;
  /** Of the original in px; 0 where nobody knows. */
  readonly width: number;
  /** Absent: `media`. */
  readonly provider?: string | undefined;
}

/**
 * The addresses of a picture: the smallest, and as `srcset` all that are no wider than the original, where its width is
 * known. Throws ImageError for a provider that nobody knows.
 */
export function imageVariants({ src, width, provider = 'media' }: ImageSource): {
  readonly src: string;
  readonly srcSet: string | undefined;
} {
  if (!isImageProvider(provider)) throw new ImageError(`Unknown image provider ${provider}`);
  const at = providers[provider];
  return {
    src: at(src, 320),
    srcSet:
      provider === 'plain'
        ? undefined
        : WIDTHS.filter((one, index) => !index || !width || one <= width)
            .map((one) => `${at(src, one)} ${one}w`)
            .join(', '),
  };
}
