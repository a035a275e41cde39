import { describe, expect, it } from 'vitest';
import { createDemoLink } from '../../../demo/server/services/operators/operator-setup.ts';
import { useBackend } from '../testing/backend.ts';
import { createConsoleBrowser } from '../testing/console-operator.ts';
import { databaseEngines } from '../testing/engines.ts';

describe.each(databaseEngines)('signing in to the console at the same time, on $name', (engine) => {
  const backend = useBackend(engine);
  let nextHostNumber = 0;
  const openBrowserAt = (ip: string) => createConsoleBrowser(backend, { 'x-forwarded-for': ip });
  const openBrowser = () => openBrowserAt(`10.2.0.${nextHostNumber++}`);

  it('checks three of eight simultaneous password guesses, and refuses the others until later', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => openBrowserAt('192.0.2.9').signIn('nobody-at-all', 'wrong password')),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('a one-time link signs in exactly one of two browsers that open it at the same time', async () => {
    const path = await createDemoLink(backend.database(), backend.clock.now);
    const responses = await Promise.all([openBrowser(), openBrowser()].map((browser) => browser.get(path)));
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 404]);
  });
});
