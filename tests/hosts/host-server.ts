import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import dayjs from 'dayjs';
import type { Host, Size } from './host.ts';
import { renderHostPage } from './host-page.ts';

const PAGES_FOLDER = join(import.meta.dirname, 'pages');
const PACKAGES_FOLDER = resolve(import.meta.dirname, '../../node_modules');
const CONTENT_TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

export interface HostServer {
  /** URL of a host page. Its origin differs from the backend's, as on a business's own site. */
  getUrl(host: Host, size: Size): string;
  /** URL of the same page with a fixed clock, at the minute in which this server started. */
  getFixedClockUrl(host: Host, size: Size): string;
  close(): Promise<void>;
}

/**
 * Pages with a fixed clock send these requests to this server, so that the server time in the responses is fixed too.
 */
const PROXIED_PATH = /^\/(api|media)\//;

/** Forwards a request to the backend and replaces the time in the response with `now` (epoch ms). */
async function forwardWithTime(
  request: IncomingMessage,
  response: ServerResponse,
  backend: string,
  now: number,
) {
  const { method = 'GET', url = '', headers } = request;
  const body = await buffer(request);
  const backendResponse = await fetch(`${backend}${url}`, {
    method,
    headers: {
      accept: headers.accept ?? '*/*',
      'content-type': headers['content-type'] ?? 'application/json',
    },
    ...(body.length && { body }),
  });
  const type = backendResponse.headers.get('content-type') ?? '';
  response.writeHead(backendResponse.status, { 'content-type': type });
  if (!type.startsWith('application/json')) response.end(Buffer.from(await backendResponse.arrayBuffer()));
  else
    response.end(
      (await backendResponse.text()).replace(/"now":"[^"]*"/, `"now":"${new Date(now).toISOString()}"`),
    );
}

/** Serves the host pages, the package files that they use, and the test scripts, on a free port. */
export async function serveHosts(hosts: readonly Host[], backend: string): Promise<HostServer> {
  const hostByPath = new Map(hosts.map((host) => [`/${host.name}`, host]));
  const findFile = (path: string): string | null => {
    if (path.startsWith('/pages/')) return join(PAGES_FOLDER, path.slice('/pages'.length));
    if (path.startsWith('/packages/')) return join(PACKAGES_FOLDER, path.slice('/packages'.length));
    const isHostScript = hosts.some(({ scripts }) => scripts?.includes(path.slice('/files'.length)));
    return path.startsWith('/files/') && isHostScript ? path.slice('/files'.length) : null;
  };
  // 20 seconds after the start of a minute. The app adds the duration of its requests to this time, and the displayed
  // minute must stay the same.
  const fixedTime = dayjs().startOf('minute').add(20, 'second').valueOf();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    if (PROXIED_PATH.test(pathname)) return forwardWithTime(request, response, backend, fixedTime);
    const host = hostByPath.get(pathname);
    if (host) {
      const size = { width: Number(searchParams.get('width')), height: Number(searchParams.get('height')) };
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(renderHostPage(host, size, backend, String(searchParams)));
      return;
    }
    const file = findFile(pathname);
    const body = file && (await readFile(file).catch(() => null));
    if (!body) response.writeHead(404).end();
    else
      response
        .setHeader('content-type', CONTENT_TYPES[extname(pathname)] ?? 'application/octet-stream')
        .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const getUrl = ({ name }: Host, { width, height }: Size): string =>
    `${origin}/${name}?width=${width}&height=${height}`;
  return {
    getUrl,
    getFixedClockUrl: (host, size) => `${getUrl(host, size)}&now=${fixedTime}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
