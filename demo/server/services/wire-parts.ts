import type * as z from 'zod/mini';
import type { image, tax } from '../../../src/api/contract/common-contract.ts';
import type { BusinessDocument } from './business/business-document.ts';

interface NamedPicture {
  readonly file: string;
  readonly color?: string | undefined;
}

/** Turns pictures and keys of taxes of a business file into what is sent of them. */
export const wireParts = ({ file, pictures }: BusinessDocument) => ({
  picture(named: NamedPicture | undefined): z.input<typeof image> | undefined {
    const stored = named && pictures[named.file];
    return (
      stored && {
        src: `/media/${stored.hash}`,
        width: stored.width,
        height: stored.height,
        color: named.color,
      }
    );
  },
  taxes: (keys: readonly string[] | undefined): z.input<typeof tax>[] | undefined =>
    keys?.flatMap((id) => {
      const found = file.taxes[id];
      return found ? [{ id, ...found }] : [];
    }),
});
export type WireParts = ReturnType<typeof wireParts>;
