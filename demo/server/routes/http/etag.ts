import { createHash } from 'node:crypto';

/** A weak entity tag: the same for every encoding of a body. */
export const etagOf = (body: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the client has what the tag names. */
export const isFresh = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
