import { createServer } from 'node:http';
import { findFreePort } from '../../../demo/dev/find-free-port.ts';

/** Serves one page on its own port, so that its origin differs from the development server's. */
export async function serveHtml(html: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = await findFreePort();
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
