/**
 * A business: its identity, URLs and theme. Everything comes from the imported business file, which the database stores
 * with its pictures (repo/business). No request changes it.
 */

import type * as z from 'zod/mini';
import type { image, tax } from '../../../../src/api/contract/common-contract.ts';
import type { BusinessFile } from '../business-file/business-file.ts';

/** An original picture: its content hash and size in pixels. */
export interface StoredPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** A business as the database stores it: the checked file and the pictures to which it refers. */
export interface BusinessDocument {
  readonly file: BusinessFile;
  readonly pictures: Readonly<Record<string, StoredPicture>>;
}

/** Makes an id of the file, such as a branch id, unique across all businesses: `demo-cafe~salmiya`. */
export const toWireId = (referenceId: string, id: string): string => `${referenceId}~${id}`;

/** Returns the reference id in a wire id. Null when the text is not a wire id. */
export const parseReferenceId = (wireId: string): string | null => {
  const end = wireId.indexOf('~');
  return end > 0 ? wireId.slice(0, end) : null;
};

interface PictureReference {
  readonly file: string;
  readonly color?: string | undefined;
}

/** Creates functions that convert pictures and tax keys of a business file to their wire format. */
export const createWireMappers = ({ file, pictures }: BusinessDocument) => ({
  toImageWire(reference: PictureReference | undefined): z.input<typeof image> | undefined {
    const storedPicture = reference && pictures[reference.file];
    return (
      storedPicture && {
        src: `/media/${storedPicture.hash}`,
        width: storedPicture.width,
        height: storedPicture.height,
        color: reference.color,
      }
    );
  },
  toTaxWires: (keys: readonly string[] | undefined): z.input<typeof tax>[] | undefined =>
    keys?.flatMap((id) => {
      const fileTax = file.taxes[id];
      return fileTax ? [{ id, ...fileTax }] : [];
    }),
});

export type WireMappers = ReturnType<typeof createWireMappers>;
