import type { Business, Catalogue } from '../menu/business-catalogue.ts';

/** The origins under which customers reach the pages. They have a scheme and no trailing slash: `https://orders.example`. */
export interface Origins {
  /** The reference id of the business that owns the domain of an address. Null at the shared origin. */
  readonly ownerAt: (address: string) => Promise<string | null>;
  /** The origin that customers see for a request URL. It differs when a proxy terminates TLS. */
  readonly originOf: (address: string) => Promise<string>;
  /** The origin of a business: its first own domain, else the shared origin. `address` is any URL of this server. */
  readonly homeOf: (business: BusinessDomains, address: string) => string;
}

/** The own domains of a business, the main one first. */
interface BusinessDomains {
  readonly domains: readonly string[];
}

interface OriginsDeps {
  readonly catalogue: Pick<Catalogue, 'find' | 'referenceOfDomain'>;
  /** The configured shared origin. Null: the origin of each request. */
  readonly publicOrigin: string | null;
}

export function createOrigins({ catalogue, publicOrigin }: OriginsDeps): Origins {
  const publicName = publicOrigin && new URL(publicOrigin).hostname;
  const sharedOrigin = (address: string): string => publicOrigin ?? new URL(address).origin;

  /** Domains share the scheme and the port of the shared origin, because one proxy serves them all. */
  const originAt = (name: string, address: string): string => {
    const url = new URL(sharedOrigin(address));
    url.hostname = name;
    return url.origin;
  };

  /** The shared origin belongs to no business, even if one claims it as its domain. */
  const referenceIdAt = async ({ hostname }: URL): Promise<string | null> =>
    hostname === publicName ? null : catalogue.referenceOfDomain(hostname);

  const ownerAt = async (address: string): Promise<string | null> => {
    const referenceId = await referenceIdAt(new URL(address));
    const owner = referenceId && (await catalogue.find(referenceId));
    return owner ? ((await currentReferenceId(owner, catalogue.find)) ?? owner.referenceId) : null;
  };

  return {
    ownerAt,
    async originOf(address) {
      const url = new URL(address);
      return (await referenceIdAt(url)) ? originAt(url.hostname, address) : sharedOrigin(address);
    },
    homeOf({ domains: [mainDomain] }, address) {
      return mainDomain ? originAt(mainDomain, address) : sharedOrigin(address);
    },
  };
}

type MovedBusiness = Pick<Business, 'referenceId' | 'file'>;

/**
 * Follows the moves of a business and returns its newest reference id. Null when it has not moved. Also null when the moves
 * end at an unknown business or in a circle, because the old place is better than none.
 */
export async function currentReferenceId(
  business: MovedBusiness,
  find: (referenceId: string) => Promise<MovedBusiness | null>,
): Promise<string | null> {
  const visited = new Set<string>();
  let current: MovedBusiness | null = business;
  while (current?.file.moved?.reference_id) {
    if (visited.has(current.referenceId)) return null;
    visited.add(current.referenceId);
    current = await find(current.file.moved.reference_id);
  }
  return current && current.referenceId !== business.referenceId ? current.referenceId : null;
}
