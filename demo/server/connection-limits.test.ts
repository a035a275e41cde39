import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS, createServerOptions, limitConnections } from './connection-limits.ts';
import { BODY_LIMITS } from './routes/http/body-limits.ts';

/** The real timeouts, a hundred times shorter, and at most three connections. */
const FAST_LIMITS = { headersMs: 100, requestMs: 300, checkMs: 20, maxConnections: 3 };

describe('connection limits', () => {
  const servers: Server[] = [];
  const openServer = async () => {
    const server = createServer(createServerOptions(FAST_LIMITS), (request, response) => {
      request.resume().on('end', () => response.end('ok'));
    });
    limitConnections(server, FAST_LIMITS);
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return (sentText: string): Socket => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(sentText);
      return socket;
    };
  };
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  });

  it.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: b'],
    ['a body that never ends', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf'],
  ])('closes a connection that sends only %s', async (_, sentText) => {
    const sendOnNewConnection = await openServer();
    expect(await text(sendOnNewConnection(sentText))).toContain('HTTP/1.1 408 Request Timeout');
  });

  it('closes a connection that sends no data', async () => {
    const sendOnNewConnection = await openServer();
    expect(await text(sendOnNewConnection(''))).not.toContain('200');
  });

  it('refuses connections over the limit, and accepts new connections after others have ended', async () => {
    const sendOnNewConnection = await openServer();
    const slowRequests = [1, 2, 3].map(() => sendOnNewConnection('GET / HTTP/1.1\r\n'));
    await Promise.all(slowRequests.map((socket) => once(socket, 'connect')));
    const request = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    expect(await text(sendOnNewConnection(request)).catch(() => '')).toBe('');
    await Promise.all(slowRequests.map((socket) => text(socket)));
    expect(await text(sendOnNewConnection(request))).toContain('200 OK');
  });

  it('lets a route respond to a slow request body before the server closes the connection', () => {
    const { headersMs, requestMs } = CONNECTION_LIMITS;
    expect(requestMs).toBeGreaterThan(headersMs + BODY_LIMITS.timeoutMs);
  });
});
