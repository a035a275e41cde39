import type { Business, Catalogue } from '../menu/business-catalogue.ts';

/**
 * The origins at which customers reach the pages. They have a scheme and no trailing slash: `https://orders.example`.
 */
export interface Origins {
  /** Finds the reference id of the business that owns the domain of a URL. Null for the shared origin. */
  readonly findDomainOwner: (address: string) => Promise<string | null>;
  /**
   * Resolves the origin that customers see for a request URL. It differs from the URL's origin when a proxy terminates
   * TLS.
   */
  readonly resolveOrigin: (address: string) => Promise<string>;
  /**
   * Whether a page may contain absolute URLs with the origin of this request URL. Anyone can send any `Host` header, so
   * only the configured origin, the domains of businesses and loopback addresses are trusted.
   */
  readonly isTrusted: (address: string) => Promise<boolean>;
  /**
   * Returns the origin of a business: its first domain, else the shared origin. `address` is any URL of this server.
   */
  readonly getBusinessOrigin: (business: BusinessDomains, address: string) => string;
}

/** The domains of a business, the main one first. */
interface BusinessDomains {
  readonly domains: readonly string[];
}

const LOOPBACK_HOST = /^(localhost|[a-z0-9.-]+\.localhost|127(\.\d+){3}|\[::1\])$/;

interface OriginsDeps {
  readonly catalogue: Pick<Catalogue, 'findBusiness' | 'findReferenceIdByDomain'>;
  /** The configured shared origin. If null, the origin of each request is the shared origin. */
  readonly publicOrigin: string | null;
}

export function createOrigins({ catalogue, publicOrigin }: OriginsDeps): Origins {
  const publicHostName = publicOrigin && new URL(publicOrigin).hostname;
  const getSharedOrigin = (address: string): string => publicOrigin ?? new URL(address).origin;

  /** Domains have the scheme and the port of the shared origin, because one proxy serves them all. */
  const buildOrigin = (name: string, address: string): string => {
    const url = new URL(getSharedOrigin(address));
    url.hostname = name;
    return url.origin;
  };

  /** The shared origin belongs to no business, even if a business claims it as its domain. */
  const findReferenceId = async ({ hostname }: URL): Promise<string | null> =>
    hostname === publicHostName ? null : catalogue.findReferenceIdByDomain(hostname);

  const findDomainOwner = async (address: string): Promise<string | null> => {
    const referenceId = await findReferenceId(new URL(address));
    const owner = referenceId && (await catalogue.findBusiness(referenceId));
    return owner
      ? ((await findCurrentReferenceId(owner, catalogue.findBusiness)) ?? owner.referenceId)
      : null;
  };

  return {
    findDomainOwner,
    async resolveOrigin(address) {
      const url = new URL(address);
      return (await findReferenceId(url)) ? buildOrigin(url.hostname, address) : getSharedOrigin(address);
    },
    async isTrusted(address) {
      if (publicOrigin) return true;
      const url = new URL(address);
      return LOOPBACK_HOST.test(url.hostname) || (await findReferenceId(url)) !== null;
    },
    getBusinessOrigin({ domains: [mainDomain] }, address) {
      return mainDomain ? buildOrigin(mainDomain, address) : getSharedOrigin(address);
    },
  };
}

type MovableBusiness = Pick<Business, 'referenceId' | 'file'>;

/**
 * Follows the moves of a business and returns its latest reference id. Null when it has not moved, or when its moves
 * are circular or lead to an unknown business. The business then keeps its old reference id.
 */
export async function findCurrentReferenceId(
  business: MovableBusiness,
  findBusiness: (referenceId: string) => Promise<MovableBusiness | null>,
): Promise<string | null> {
  const visited = new Set<string>();
  let current: MovableBusiness | null = business;
  while (current?.file.moved?.reference_id) {
    if (visited.has(current.referenceId)) return null;
    visited.add(current.referenceId);
    current = await findBusiness(current.file.moved.reference_id);
  }
  return current && current.referenceId !== business.referenceId ? current.referenceId : null;
}
