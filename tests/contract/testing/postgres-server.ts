import postgres from 'postgres';

/** Returns the URL of another database on the server of `url`. */
export function buildDatabaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs a statement on the server, outside any transaction. */
export async function runOnServer(url: string, statement: string): Promise<void> {
  const server = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await server.unsafe(statement);
  } finally {
    await server.end();
  }
}
