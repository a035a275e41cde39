/**
 * A business: who it is, where it is reached and what it looks like. All of it comes from its imported business file, which
 * the database stores with its pictures (repo/business). Nothing here is edited by requests.
 */

import type * as z from 'zod/mini';
import type { image, tax } from '../../../../src/api/contract/common-contract.ts';
import type { BusinessFile } from '../business-file/business-file.ts';

/** A master picture: its content hash and size in pixels. */
export interface StoredPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** What the database keeps of a business: its checked file, and the pictures the file names. */
export interface BusinessDocument {
  readonly file: BusinessFile;
  readonly pictures: Readonly<Record<string, StoredPicture>>;
}

/** An id of the file (a branch's, a banner's) made unique over all businesses, as the wire wants it: `demo-cafe~salmiya`. */
export const toWireId = (referenceId: string, id: string): string => `${referenceId}~${id}`;

/** The business such an id belongs to; null when it is none. */
export const referenceIdOfWireId = (wireId: string): string | null => {
  const end = wireId.indexOf('~');
  return end > 0 ? wireId.slice(0, end) : null;
};

interface NamedPicture {
  readonly file: string;
  readonly color?: string | undefined;
}

/** Turns pictures and keys of taxes of a business file into what is sent of them. */
export const createWireParts = ({ file, pictures }: BusinessDocument) => ({
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

export type WireParts = ReturnType<typeof createWireParts>;
