import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTS, type HostName, renderedHost } from './hosts.ts';
import { installed } from './installed.ts';
import { complaintsOf, TYPE_CHECKS, type TypeCheckName } from './type-checks.ts';

let project = '';

beforeAll(() => {
  project = installed('types-and-servers');
}, 60_000);

describe('the npm package, installed from its tarball', () => {
  it.each(Object.keys(TYPE_CHECKS) as TypeCheckName[])(
    'types the elements for %s: what is right compiles, what is wrong does not',
    (name) => {
      expect(complaintsOf(project, name)).toBe('');
    },
    60_000,
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
    60_000,
  );
});
