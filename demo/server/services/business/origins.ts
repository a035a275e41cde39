import type { Business, Catalogue } from '../menu/business-catalogue.ts';

/** Where customers reach the pages. Origins have the scheme and no trailing slash: `https://orders.example`. */
export interface Origins {
  /** The reference id of the business whose own domain an address is at; null: it is everybody's. */
  readonly ownerAt: (address: string) => Promise<string | null>;
  /** The origin of an address of this server as customers write it: a proxy in front may have ended TLS. */
  readonly originOf: (address: string) => Promise<string>;
  /** Where a business lives: at the first of its own domains, else where everybody does. `address` is any of this server. */
  readonly homeOf: (of: BusinessDomains, address: string) => string;
}

/** A business, by the domains that are its own. */
interface BusinessDomains {
  readonly domains: readonly string[];
}

interface OriginsDeps {
  readonly catalogue: Pick<Catalogue, 'find' | 'referenceOfDomain'>;
  /** Of everybody's pages, when it is not the one that is asked. */
  readonly publicOrigin: string | null;
}

export function createOrigins({ catalogue, publicOrigin }: OriginsDeps): Origins {
  const publicName = publicOrigin && new URL(publicOrigin).hostname;
  const sharedOrigin = (address: string): string => publicOrigin ?? new URL(address).origin;

  /** With the scheme and the port of everybody's: one server, behind one proxy. */
  const originAt = (name: string, address: string): string => {
    const url = new URL(sharedOrigin(address));
    url.hostname = name;
    return url.origin;
  };

  /** Everybody's address is nobody's own, whoever says so. */
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
    homeOf({ domains: [first] }, address) {
      return first ? originAt(first, address) : sharedOrigin(address);
    },
  };
}

type MovedBusiness = Pick<Business, 'referenceId' | 'file'>;

/**
 * The reference id under which a business is found now, over however many moves; null for one that has not moved. Also null
 * where the moves lead to nobody, or round in circles: it is better found at its old place than nowhere.
 */
export async function currentReferenceId(
  business: MovedBusiness,
  find: (referenceId: string) => Promise<MovedBusiness | null>,
): Promise<string | null> {
  const been = new Set<string>();
  let at: MovedBusiness | null = business;
  while (at?.file.moved?.reference_id) {
    if (been.has(at.referenceId)) return null;
    been.add(at.referenceId);
    at = await find(at.file.moved.reference_id);
  }
  return at && at.referenceId !== business.referenceId ? at.referenceId : null;
}
