import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { openPostgres } from '../../../demo/server/db/open-database.ts';
import { createPostgresDatabase, type Engine } from './engines.ts';

/** PostgreSQL behind a proxy that can interrupt the connection. */
export interface InterruptedPostgres extends Engine {
  /** Breaks every connection and refuses new ones. */
  readonly refuse: () => void;
  /** Keeps every connection open, but forwards nothing. */
  readonly hang: () => void;
  /** Forwards everything again. */
  readonly recover: () => void;
}

export function createInterruptedPostgres(): InterruptedPostgres {
  const socketPairs = new Set<readonly [Socket, Socket]>();
  let state: 'up' | 'refuse' | 'hang' = 'up';
  const breakAll = () => {
    for (const socketPair of socketPairs) for (const socket of socketPair) socket.destroy();
    socketPairs.clear();
  };
  return {
    name: 'PostgreSQL behind a proxy',
    async open() {
      const { url, drop } = await createPostgresDatabase();
      const { hostname, port } = new URL(url);
      const proxy = createServer((client) => {
        if (state === 'refuse') {
          client.destroy();
          return;
        }
        const server = connect(Number(port), hostname);
        const socketPair = [client, server] as const;
        socketPairs.add(socketPair);
        const endConnections = () => {
          socketPairs.delete(socketPair);
          for (const socket of socketPair) socket.destroy();
        };
        for (const [source, destination] of [socketPair, [server, client]] as const) {
          source.on('data', (bytes) => state !== 'hang' && destination.write(bytes));
          source.on('error', endConnections);
          source.on('close', endConnections);
        }
      });
      proxy.listen(0, '127.0.0.1');
      await once(proxy, 'listening');
      const proxiedUrl = new URL(url);
      proxiedUrl.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
      const { db, close } = await openPostgres(proxiedUrl.href);
      return {
        db,
        async close() {
          await close();
          breakAll();
          proxy.close();
          await drop();
        },
      };
    },
    refuse() {
      state = 'refuse';
      breakAll();
    },
    hang() {
      state = 'hang';
    },
    recover() {
      state = 'up';
      // The data swallowed so far is lost, so the connections cannot continue.
      breakAll();
    },
  };
}
