import type { Origins } from '../../services/business/origins.ts';
import { movedTo } from '../../services/business/origins.ts';
import type { Business, Catalogue } from '../../services/menu/catalogue.ts';

interface AddressDeps {
  readonly find: Catalogue['find'];
  readonly origins: Pick<Origins, 'ownerAt' | 'homeOf'>;
}

interface Elsewhere {
  readonly location: string;
  readonly status: 302 | 308;
}

/**
 * Where the page that was asked for really is; null: right there. Without a slash at its end; with the reference id in front,
 * which on a business's own domain may be left out; under the reference id the business moved to; at the first of its domains.
 */
export async function rightAddress(
  { find, origins }: AddressDeps,
  business: Business | null,
  asked: URL,
): Promise<Elsewhere | null> {
  const { pathname, search, searchParams } = asked;
  const [, first = ''] = pathname.split('/');
  if (pathname.endsWith('/')) return { location: `${pathname.replace(/\/+$/, '')}${search}`, status: 308 };
  const owner = await origins.ownerAt(asked.href);
  if (owner && owner !== first) return { location: `/${owner}${pathname}${search}`, status: 302 };
  if (!business) return null;
  const moved = await movedTo(business, find);
  if (moved) return { location: `/${moved}${pathname.slice(first.length + 1)}${search}`, status: 308 };
  const home = origins.homeOf(business.file, asked.href);
  if (owner && new URL(home).hostname !== asked.hostname)
    return { location: home + pathname + search, status: 308 };
  // Who sits at a table has said how to order.
  const isAtTable = pathname === `/${first}` && searchParams.get('table');
  return isAtTable ? { location: `${pathname}/dine_in${search}`, status: 302 } : null;
}
