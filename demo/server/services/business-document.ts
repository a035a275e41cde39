import type { BusinessFile } from './business-file.ts';

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

/** Unique over all businesses, as the wire wants it: `demo-cafe~salmiya`. */
export const branchIdOf = (referenceId: string, branchKey: string): string => `${referenceId}~${branchKey}`;

/** The business a branch id belongs to; null when it is no branch id. */
export const referenceOf = (branchId: string): string | null => {
  const end = branchId.indexOf('~');
  return end > 0 ? branchId.slice(0, end) : null;
};
