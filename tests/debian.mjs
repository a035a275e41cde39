// Installs Debian packages with `apt-get`, as root or with `sudo` without a password.
import { spawnSync } from 'node:child_process';

/** Installs packages. Returns whether that succeeded. */
export function installFromDebian(...packages) {
  const [program, ...leadingArgs] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get'];
  const runApt = (...args) =>
    spawnSync(program, [...leadingArgs, ...args], { stdio: 'inherit' }).status === 0;
  return runApt('update', '-qq') && runApt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
