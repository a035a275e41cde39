// npm start: builds and serves the demo in a fresh clone. Plain JavaScript, because packages may not be installed yet.
import { spawn } from 'node:child_process';
import { ensureInstalled, root, run } from './prepare.mjs';

ensureInstalled();
console.log('Building the widget. This takes about a minute.');
run('npx', ['vite', 'build', '--logLevel', 'warn']);
run('npx', ['vite', 'build', '--mode', 'loader', '--logLevel', 'warn']);
run('npx', ['vite', 'build', '--mode', 'server', '--logLevel', 'warn']);
run('npx', ['vite', 'build', '--config', 'demo/hosts/vite.config.ts', '--logLevel', 'warn']);
run('npx', ['vite', 'build', '--config', 'elements/hosted/vite.config.ts', '--logLevel', 'warn']);

const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
