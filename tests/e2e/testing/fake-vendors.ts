import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BrowserContext } from '@playwright/test';

/** An event that a vendor received, from the browser or from the server. */
export interface VendorEvent {
  readonly vendor: string;
  readonly name: string;
  readonly id: string;
  /** The complete payload. */
  readonly text: string;
}

const VENDOR_BY_HOST: Readonly<Record<string, string>> = {
  'www.facebook.com': 'meta',
  'www.google-analytics.com': 'google',
  'tr.snapchat.com': 'snap',
  'analytics.tiktok.com': 'tiktok',
};

function readPixel(url: URL, body: string | null): VendorEvent {
  const { searchParams: query, hostname } = url;
  const vendor = VENDOR_BY_HOST[hostname] ?? hostname;
  const tiktokBody = (vendor === 'tiktok' && body ? JSON.parse(body) : {}) as {
    event?: string;
    event_id?: string;
  };
  const name = query.get('ev') ?? query.get('en') ?? tiktokBody.event ?? '';
  const id =
    query.get('eid') ?? query.get('ep.event_id') ?? query.get('client_dedup_id') ?? tiktokBody.event_id ?? '';
  return { vendor, name, id, text: `${decodeURIComponent(url.href)} ${body ?? ''}` };
}

/** Fakes the vendors in this browser, so that nothing leaves the machine. Records their events and all other requests. */
export async function fakeBrowserVendors(context: BrowserContext, backend: string | undefined) {
  const events: VendorEvent[] = [];
  const otherRequests: string[] = [];
  const isVendor = (url: URL) => url.hostname in VENDOR_BY_HOST;
  await context.route(isVendor, (route) => {
    const request = route.request();
    events.push(readPixel(new URL(request.url()), request.postData()));
    return route.fulfill({ status: 204 });
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const ownHosts = [backend && new URL(backend).hostname, 'shop.test'];
    if (/^https?:$/.test(url.protocol) && !isVendor(url) && !ownHosts.includes(url.hostname))
      otherRequests.push(url.href);
  });
  return { events, otherRequests };
}

/** A fake of the vendors' servers, for the events that the backend sends. */
export async function startVendorServer() {
  const events: VendorEvent[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { data = [] } = JSON.parse(body || '{}') as { data?: Record<string, unknown>[] };
    const path = request.url ?? '';
    const vendor = path.startsWith('/open_api') ? 'tiktok' : path.startsWith('/v3/') ? 'snap' : 'meta';
    for (const { event_name, event, event_id } of data)
      events.push({
        vendor,
        name: String(event_name ?? event),
        id: String(event_id),
        text: `${path} ${body}`,
      });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0,"events_received":1}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    events,
    /** All seven integrations. The server integrations send their events to this fake. */
    pixels: [
      { type: 1, id: '1001' },
      { type: 2, id: 'G-TEST2002' },
      { type: 3, id: 'snap-3003' },
      { type: 4, id: 'TIK4004' },
      { type: 5, id: '1001', access_token: 'secret', endpoint },
      { type: 6, id: 'TIK4004', access_token: 'secret', endpoint },
      { type: 7, id: 'snap-3003', access_token: 'secret', endpoint },
    ],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
