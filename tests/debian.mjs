// Browsers as Debian packages: `apt-get` as root, or by `sudo` without a password.
import { spawnSync } from 'node:child_process';

/** Whether the packages are there now. */
export function installFromDebian(...packages) {
  const [program, ...before] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get'];
  const apt = (...args) => spawnSync(program, [...before, ...args], { stdio: 'inherit' }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
