import { once } from 'node:events';
import { Agent, createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { sendRequest } from '../../tests/load/http-load.ts';
import { prepareStop } from './graceful-stop.ts';

/** A server whose responses the test sends by hand. */
async function startServer() {
  const responses: ServerResponse[] = [];
  const server = createServer((_request, response) => responses.push(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const waitForRequests = async (count: number) => {
    while (responses.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { server, responses, url, waitForRequests };
}

describe('stopping a server', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.closeAllConnections();
  });

  it('responds to running and newly arriving requests while the server stops, then closes their connections', async () => {
    const { server, responses, url, waitForRequests } = await startServer();
    servers.push(server);
    const stopServer = prepareStop(server, { drainMs: 100, graceMs: 10_000 });
    const agent = new Agent({ keepAlive: true });
    const earlyResponse = sendRequest({ url }, agent);
    await waitForRequests(1);

    const stopPromise = stopServer();
    const lateResponse = sendRequest({ url }, agent);
    await waitForRequests(2);
    for (const response of responses) response.end('done');

    for (const response of [await earlyResponse, await lateResponse])
      expect(response).toMatchObject({ status: 200, headers: { connection: 'close' } });
    await stopPromise;
  });

  it('responds to every request on sixty accepted connections before the server stops', async () => {
    const { server, url } = await startServer();
    servers.push(server);
    server.on('request', (_request, response) => response.end());
    const stopServer = prepareStop(server, { drainMs: 0, graceMs: 10_000 });
    const statuses = Promise.all(Array.from({ length: 60 }, async () => (await sendRequest({ url })).status));
    // Node opens all connections in this turn of the event loop, and the server accepts one of them per turn.
    await new Promise((resolve) => setImmediate(resolve));

    await stopServer();

    expect((await statuses).filter((status) => status !== 200)).toEqual([]);
  });

  it('closes connections that are still open when the grace period for stopping the server ends', async () => {
    const { server, url, waitForRequests } = await startServer();
    servers.push(server);
    const stopServer = prepareStop(server, { drainMs: 1, graceMs: 20 });
    const hangingRequest = sendRequest({ url });
    await waitForRequests(1);

    await stopServer();

    expect((await hangingRequest).status).toBeNull();
  });
});
