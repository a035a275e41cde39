import { beforeAll, describe, expect, it } from 'vitest';
import { inScope } from '../test-scope.ts';
import { underLoad } from '../timeouts.ts';
import { HOSTS, type HostName, renderedHost } from './build-consumers.ts';
import { installed } from './installed.ts';
import { complaintsOf, TYPE_CHECKS, type TypeCheckName } from './type-checks.ts';

const ALL_CHECKS = Object.keys(TYPE_CHECKS) as TypeCheckName[];
/** Each starts a compiler for some seconds: two kinds of typings in `npm test`, all of them in `npm run test:all`. */
const CHECKS = inScope<readonly TypeCheckName[]>(['react 19', 'vue'], ALL_CHECKS);

let project = '';

beforeAll(() => {
  project = installed('types-and-servers');
}, underLoad(20_000));

describe('the npm package, installed from its tarball', () => {
  it.each(CHECKS)(
    'types the elements for %s: what is right compiles, what is wrong does not',
    (name) => {
      expect(complaintsOf(project, name)).toBe('');
    },
    underLoad(20_000),
  );

  it.each(Object.keys(HOSTS) as HostName[])(
    'is rendered on a server by %s, as a tag with its attributes',
    async (name) => {
      const html = await renderedHost(project, name);
      expect(html).toMatch(/<order-app [^>]*class="menu"/);
      expect(html).toContain('reference-id="demo-cafe"');
      expect(html).toContain('api-base="/api"');
      expect(html).toContain('locale="en"');
      // Objects and switches are for the element alone.
      expect(html).not.toMatch(/\[object|customer=|debug/);
    },
    underLoad(20_000),
  );
});
