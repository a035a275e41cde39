import { describe, expect, it } from 'vitest';
import type { Business } from '../menu/business-catalogue.ts';
import { createOrigins } from './origins.ts';

const DOMAINS: Readonly<Record<string, string>> = {
  'order.cafe.example': 'cafe',
  'old.example': 'old',
  'orders.example': 'greedy',
};
const createBusiness = (referenceId: string, moved?: { reference_id: string }) =>
  ({ referenceId, file: { moved } }) as Business;

const createTestOrigins = (publicOrigin: string | null) =>
  createOrigins({
    publicOrigin,
    catalogue: {
      findReferenceIdByDomain: async (name) => DOMAINS[name] ?? null,
      findBusiness: async (id) => createBusiness(id, id === 'old' ? { reference_id: 'cafe' } : undefined),
    },
  });

describe('a URL of this server', () => {
  const origins = createTestOrigins('https://orders.example:8443');

  it('finds the business that owns a domain, even after the business has moved to a new reference id', async () => {
    expect(await origins.findDomainOwner('http://order.cafe.example/menu')).toBe('cafe');
    expect(await origins.findDomainOwner('http://old.example/')).toBe('cafe');
    expect(await origins.findDomainOwner('http://127.0.0.1:8080/cafe')).toBeNull();
  });

  it('never treats the server’s public origin as the domain of a business', async () => {
    expect(await origins.findDomainOwner('https://orders.example/')).toBeNull();
    expect(await origins.resolveOrigin('https://orders.example/')).toBe('https://orders.example:8443');
    expect(await createTestOrigins(null).findDomainOwner('https://orders.example/')).toBe('greedy');
  });

  it('resolves a request URL behind a proxy to the origin that customers use', async () => {
    expect(await origins.resolveOrigin('http://order.cafe.example/')).toBe('https://order.cafe.example:8443');
    expect(await origins.resolveOrigin('http://10.0.0.7:3000/')).toBe('https://orders.example:8443');
    expect(await createTestOrigins(null).resolveOrigin('http://order.cafe.example:8080/x')).toBe(
      'http://order.cafe.example:8080',
    );
  });
});

describe('the home origin of a business', () => {
  it('uses the first domain of a business as its home origin', () => {
    const cafe = { domains: ['order.cafe.example', 'cafe.example'] };
    expect(
      createTestOrigins('https://orders.example').getBusinessOrigin(cafe, 'http://10.0.0.7:3000/cafe'),
    ).toBe('https://order.cafe.example');
    expect(createTestOrigins(null).getBusinessOrigin(cafe, 'http://localhost:8080/cafe')).toBe(
      'http://order.cafe.example:8080',
    );
  });

  it('uses the public origin as the home origin of a business without a domain', () => {
    expect(
      createTestOrigins('https://orders.example').getBusinessOrigin({ domains: [] }, 'http://x.example/'),
    ).toBe('https://orders.example');
    expect(createTestOrigins(null).getBusinessOrigin({ domains: [] }, 'http://localhost:8080/a')).toBe(
      'http://localhost:8080',
    );
  });
});
