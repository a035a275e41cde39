import { findCurrentReferenceId, type Origins } from '../../services/business/origins.ts';
import type { Business, Catalogue } from '../../services/menu/business-catalogue.ts';

interface RedirectDeps {
  readonly findBusiness: Catalogue['findBusiness'];
  readonly origins: Pick<Origins, 'findDomainOwner' | 'getBusinessOrigin'>;
}

interface Redirect {
  readonly location: string;
  readonly status: 302 | 308;
}

/**
 * Returns the next redirect towards the correct URL of the requested page. Null when `url` is already correct. Also
 * null for an unknown business, unless a business owns the domain of `url`. A correct URL has no trailing slash, and its path starts with
 * the current reference id of the business. If a business owns the domain of `url`, the correct URL is on the first
 * domain of this business. If the query has a table, an area or an address, the path of the landing page also contains
 * the implied order type.
 */
export async function findRedirect(
  { findBusiness, origins }: RedirectDeps,
  business: Business | null,
  url: URL,
): Promise<Redirect | null> {
  const { pathname, search, searchParams } = url;
  const [, firstSegment = ''] = pathname.split('/');
  if (pathname.endsWith('/')) return { location: `${pathname.replace(/\/+$/, '')}${search}`, status: 308 };
  const domainOwner = await origins.findDomainOwner(url.href);
  if (domainOwner && domainOwner !== firstSegment)
    return { location: `/${domainOwner}${pathname}${search}`, status: 302 };
  if (!business) return null;
  const currentId = await findCurrentReferenceId(business, findBusiness);
  if (currentId)
    return { location: `/${currentId}${pathname.slice(firstSegment.length + 1)}${search}`, status: 308 };
  const businessOrigin = origins.getBusinessOrigin(business.file, url.href);
  if (domainOwner && new URL(businessOrigin).hostname !== url.hostname)
    return { location: businessOrigin + pathname + search, status: 308 };
  const orderType = pathname === `/${firstSegment}` && findImpliedType(searchParams);
  return orderType ? { location: `${pathname}/${orderType}${search}`, status: 302 } : null;
}

/** The order type that a link with a table or a delivery address implies. */
const findImpliedType = (query: URLSearchParams): string | null => {
  if (query.get('table')) return 'dine_in';
  return query.get('area') || query.get('address') ? 'delivery' : null;
};
