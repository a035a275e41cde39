import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import dayjs from 'dayjs';
import type { Host, Size } from './host.ts';
import { hostPage } from './host-page.ts';

const PAGES = join(import.meta.dirname, 'pages');
const PACKAGES = resolve(import.meta.dirname, '../../node_modules');
const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

export interface HostServer {
  /** Of another origin than the backend's, as a business's own site is. */
  address(host: Host, size: Size): string;
  /** The same, where the clock stands in the minute in which the server was started. */
  stillAddress(host: Host, size: Size): string;
  close(): Promise<void>;
}

/** Of the backend, what a page asks where the clock stands: the server's time rules, so that has to stand too. */
const STILL = /^\/(api|media)\//;

/** The backend's answer to a page's own question, at that time (epoch ms). */
async function stillAnswer(request: IncomingMessage, response: ServerResponse, backend: string, now: number) {
  const { method = 'GET', url = '', headers } = request;
  const body = await buffer(request);
  const answer = await fetch(`${backend}${url}`, {
    method,
    headers: {
      accept: headers.accept ?? '*/*',
      'content-type': headers['content-type'] ?? 'application/json',
    },
    ...(body.length && { body }),
  });
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (!type.startsWith('application/json')) response.end(Buffer.from(await answer.arrayBuffer()));
  else response.end((await answer.text()).replace(/"now":"[^"]*"/, `"now":"${new Date(now).toISOString()}"`));
}

/** The sites, the files of the packages they use, and the rig, on a port of their own. */
export async function serveHosts(hosts: readonly Host[], backend: string): Promise<HostServer> {
  const byPath = new Map(hosts.map((host) => [`/${host.name}`, host]));
  const fileOf = (path: string): string | null => {
    if (path.startsWith('/pages/')) return join(PAGES, path.slice('/pages'.length));
    if (path.startsWith('/packages/')) return join(PACKAGES, path.slice('/packages'.length));
    const isAsked = hosts.some(({ scripts }) => scripts?.includes(path.slice('/files'.length)));
    return path.startsWith('/files/') && isAsked ? path.slice('/files'.length) : null;
  };
  // Within its minute: the time an answer took counts, too, and must not lead into the next one.
  const stillAt = dayjs().startOf('minute').add(20, 'second').valueOf();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    if (STILL.test(pathname)) return stillAnswer(request, response, backend, stillAt);
    const host = byPath.get(pathname);
    if (host) {
      const size = { width: Number(searchParams.get('width')), height: Number(searchParams.get('height')) };
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(hostPage(host, size, backend, String(searchParams)));
      return;
    }
    const file = fileOf(pathname);
    const body = file && (await readFile(file).catch(() => null));
    if (!body) response.writeHead(404).end();
    else response.setHeader('content-type', TYPES[extname(pathname)] ?? 'application/octet-stream').end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = ({ name }: Host, { width, height }: Size): string =>
    `${origin}/${name}?width=${width}&height=${height}`;
  return {
    address,
    stillAddress: (host, size) => `${address(host, size)}&now=${stillAt}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
