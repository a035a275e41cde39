import { createServer } from 'node:http';

const [port] = process.argv.slice(2);

/** A server that only reads the request and sends a body of the requested size, as a baseline for the benchmark. */
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const size = Number(new URL(request.url ?? '/', 'http://bare').searchParams.get('size') ?? 0);
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': String(size) });
    response.end('x'.repeat(size));
  });
});
server.listen(Number(port), '127.0.0.1');
