import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Compressing smaller bodies would cost more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;

const FAST_QUALITY = 4;

const BEST_QUALITY = 11;

const JSON_TYPE = 'application/json; charset=utf-8';

const createHeaders = (encoding: Encoding, type = JSON_TYPE): Record<string, string> => ({
  'content-type': type,
  vary: 'accept-encoding',
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
});

/** Sends JSON that must not be cached, because it is valid for one customer or one moment only. */
export async function sendPrivateJson(
  c: Context,
  value: unknown,
  status: 200 | 404 = 200,
): Promise<Response> {
  const body = Buffer.from(JSON.stringify(value));
  const encoding =
    body.length < MIN_COMPRESSED_BYTES ? 'identity' : negotiateEncoding(c.req.header('accept-encoding'));
  const encodedBody = await compress(body, encoding, FAST_QUALITY);
  return c.body(encodedBody, status, {
    ...createHeaders(encoding),
    'cache-control': 'no-store',
  });
}

/** Sends a body that only the server caches. Clients must not store it, because it is valid for one moment only. */
export async function sendNoStoreBody(c: Context, { encodeAs }: CachedBody): Promise<Response> {
  const encoding = negotiateEncoding(c.req.header('accept-encoding'));
  return c.body(await encodeAs(encoding), 200, { ...createHeaders(encoding), 'cache-control': 'no-store' });
}

/** A response body for many clients, with its compressed forms cached. */
export interface CachedBody {
  readonly etag: string;
  /** Size before compression. */
  readonly bytes: number;
  readonly encodeAs: (encoding: Encoding) => Promise<Buffer<ArrayBuffer>>;
}

/**
 * Caches a body. The first brotli request gets a quick compression. With `improvesLater`, a better compression, which
 * takes seconds for a large menu, runs in the background and replaces the quick one.
 */
export function cacheText(text: string, improvesLater = true): CachedBody {
  const body = Buffer.from(text);
  const encodedBodies = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  return {
    etag: createEtag(body),
    bytes: body.length,
    encodeAs(encoding) {
      const cachedBody = encodedBodies.get(encoding);
      if (cachedBody) return cachedBody;
      const fastBody = compress(body, encoding, FAST_QUALITY);
      encodedBodies.set(encoding, fastBody);
      if (encoding === 'br' && improvesLater)
        void fastBody
          .then(() => compress(body, 'br', BEST_QUALITY))
          .then((bestBody) => encodedBodies.set('br', Promise.resolve(bestBody)));
      return fastBody;
    },
  };
}

/** Serialises a value once and caches the body. */
export const cacheJson = (value: unknown): CachedBody => cacheText(JSON.stringify(value));

interface SendOptions {
  readonly type?: string;
  /** Status of the response, unless it is 304. */
  readonly status?: number;
  /** Additional headers. They override the defaults. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a body that clients cache and revalidate on every request. Responds with 304 while it is unchanged. */
export async function sendSharedBody(
  c: Context,
  { etag, encodeAs }: CachedBody,
  options: SendOptions = {},
): Promise<Response> {
  const { type, status = 200 } = options;
  const encoding = negotiateEncoding(c.req.header('accept-encoding'));
  const headers = { ...createHeaders(encoding, type), etag, 'cache-control': 'no-cache', ...options.headers };
  if (status === 200 && isFresh(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  return c.body(await encodeAs(encoding), status as ContentfulStatusCode, headers);
}

export const sendSharedJson = (c: Context, body: CachedBody): Promise<Response> => sendSharedBody(c, body);

type Encoding = 'br' | 'gzip' | 'identity';

const brotliAsync = promisify(brotliCompress);

const gzipAsync = promisify(gzip);

/** Selects the best encoding that the client accepts. */
function negotiateEncoding(header: string | undefined): Encoding {
  const acceptedEncodings = new Set(
    (header ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/),
      )
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  return acceptedEncodings.has('br') ? 'br' : acceptedEncodings.has('gzip') ? 'gzip' : 'identity';
}

/** Compresses a body. `quality` is the brotli quality, from 0 to 11. */
async function compress(
  body: Buffer<ArrayBuffer>,
  encoding: Encoding,
  quality: number,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return gzipAsync(body);
  if (encoding === 'identity') return body;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliAsync(body, { params });
}

/** Creates a weak entity tag, which is the same for every encoding of a body. */
const createEtag = (body: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const stripWeakPrefix = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the client already has the current version. */
const isFresh = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => stripWeakPrefix(tag) === stripWeakPrefix(etag));
