// cspell:ignore pkeyopt paramgen addext keyout
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request as requestUpstream } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Headers of an HTTP/1 connection. HTTP/2 forbids them. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'];

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

/** Creates a self-signed certificate for 127.0.0.1. Needs `openssl`. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'order-app-bench-tls-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-nodes',
        '-days',
        '2',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-subj',
        '/CN=127.0.0.1',
        '-addext',
        'subjectAltName=IP:127.0.0.1',
        '-keyout',
        keyFile,
        '-out',
        certFile,
      ],
      { stdio: 'pipe' },
    );
    return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const selectHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.includes(name)),
  );

/** Serves HTTP/2 over TLS on `port` in front of the HTTP/1 server on `upstreamPort`. Returns the function that stops it. */
export function startTlsProxy(certificate: Certificate, port: number, upstreamPort: number): () => void {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const upstream = requestUpstream(
      {
        // Opens a connection for each request. A reused connection may close just when a request is sent on it.
        agent: false,
        host: '127.0.0.1',
        port: upstreamPort,
        method: request.method,
        path: request.url,
        headers: { ...selectHeaders(request.headers), host: `127.0.0.1:${port}` },
      },
      (upstreamResponse) => {
        response.writeHead(upstreamResponse.statusCode ?? 502, selectHeaders(upstreamResponse.headers));
        upstreamResponse.pipe(response);
      },
    );
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
  server.listen(port, '127.0.0.1');
  return () => server.close();
}
