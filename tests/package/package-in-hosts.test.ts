import { beforeAll, describe, expect, it } from 'vitest';
import { pickForScope } from '../test-scope.ts';
import { scaleTimeout } from '../timeouts.ts';
import { HOSTS, type HostName, renderHost } from './build-consumers.ts';
import { installPackage } from './install-package.ts';
import { runTypeCheck, TYPE_CHECKS, type TypeCheckName } from './type-checks.ts';

const ALL_CHECKS = Object.keys(TYPE_CHECKS) as TypeCheckName[];
/** Each check starts a compiler for some seconds. `npm test` runs two of them, and `npm run test:all` runs all. */
const CHECKS = pickForScope<readonly TypeCheckName[]>(['react 19', 'vue'], ALL_CHECKS);

let project = '';

beforeAll(() => {
  project = installPackage('types-and-servers');
}, scaleTimeout(20_000));

describe('the npm package, installed from its tarball', () => {
  it.each(CHECKS)(
    'the npm package’s types for %s accept correct use and reject incorrect use',
    (name) => {
      expect(runTypeCheck(project, name)).toBe('');
    },
    scaleTimeout(20_000),
  );

  it.each(Object.keys(HOSTS) as HostName[])(
    '%s renders the npm package’s element on a server, as a tag with its attributes',
    async (name) => {
      const html = await renderHost(project, name);
      expect(html).toMatch(/<order-app [^>]*class="menu"/);
      expect(html).toContain('reference-id="demo-cafe"');
      expect(html).toContain('api-base="/api"');
      expect(html).toContain('locale="en"');
      // Objects and booleans are not rendered as attributes.
      expect(html).not.toMatch(/\[object|customer=|debug/);
    },
    scaleTimeout(20_000),
  );
});
