import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request to a vendor's server. */
export interface VendorRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
  /** The event in the request. */
  readonly event: Readonly<Record<string, unknown>>;
  readonly at: number;
}

type VendorReply = { readonly status: number; readonly body: object } | 'never';

/** The response with which each vendor accepts an event. */
export const ACCEPTED_REPLY: VendorReply = {
  status: 200,
  body: { events_received: 1, code: 0, status: 'VALID' },
};

/** Starts a fake server for all vendors that records every request. */
export async function openVendor() {
  const requests: VendorRequest[] = [];
  let makeReply: (event: VendorRequest) => VendorReply | Promise<VendorReply> = () => ACCEPTED_REPLY;
  const server = createServer(async (request, response) => {
    // The client may abort the request.
    const requestText = await text(request).catch(() => null);
    if (requestText === null) return;
    const body = JSON.parse(requestText || '{}') as Record<string, unknown>;
    const [event = {}] = (body.data ?? []) as Record<string, unknown>[];
    const vendorRequest = { path: request.url ?? '', headers: request.headers, body, event, at: Date.now() };
    requests.push(vendorRequest);
    const reply = await makeReply(vendorRequest);
    if (reply === 'never') return;
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    listEventIds: (vendor: 'graph' | 'tiktok' | 'snap' | '' = '') =>
      requests
        .filter(({ path }) => path.includes(PATH_PREFIXES[vendor]))
        .map(({ event }) => String(event.event_id)),
    replyWith(createReply: typeof makeReply) {
      makeReply = createReply;
    },
    reset() {
      requests.length = 0;
      makeReply = () => ACCEPTED_REPLY;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
export type Vendor = Awaited<ReturnType<typeof openVendor>>;

const PATH_PREFIXES = { graph: '/v23.0/', tiktok: '/open_api/', snap: '/v3/', '': '' };

export const TOKENS = ['token-of-meta', 'token-of-tiktok', 'token-of-snap'] as const;
const [META, TIKTOK, SNAP] = TOKENS;

/** All seven integrations. The server-side integrations send to the fake vendor. */
export const listPixels = (endpoint: string) => [
  { type: 1, id: '1001' },
  { type: 2, id: 'G-TEST2002' },
  { type: 3, id: 'snap-3003' },
  { type: 4, id: 'TIK4004' },
  { type: 5, id: '1001', access_token: META, endpoint, test_code: 'TEST5' },
  { type: 6, id: 'TIK4004', access_token: TIKTOK, endpoint },
  { type: 7, id: 'snap-3003', access_token: SNAP, endpoint },
];

export const VISITOR_ID = '0123456789abcdef0123456789abcdef';
export const consentGiven = { consent: 'granted', visitor: VISITOR_ID } as const;
