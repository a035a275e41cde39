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
export const wireIdOf = (referenceId: string, id: string): string => `${referenceId}~${id}`;

/** The business such an id belongs to; null when it is none. */
export const referenceOf = (wireId: string): string | null => {
  const end = wireId.indexOf('~');
  return end > 0 ? wireId.slice(0, end) : null;
};
