import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { Banner } from '../../domain/menu/banner.ts';
import type { Category } from '../../domain/menu/menu-types.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBanners } from '../../stores/menu/banners-store.ts';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';
import { BannerSpace } from '../../ui/cards/banner-space.ts';
import { BannerStrip, type StripBanner } from '../../ui/cards/banner-strip.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { useImpressions } from './use-impressions.ts';

export interface BannersProps {
  /** Goes to a category on this screen; false when it is not there. Without it the category's own page is opened. */
  readonly onCategory?: (id: string) => boolean;
}

/** The name of a category, wherever in the menu it is. */
const nameIn = (categories: readonly Category[], id: string): Category['name'] | undefined => {
  for (const category of categories) {
    const found = category.id === id ? category.name : nameIn(category.subcategories, id);
    if (found) return found;
  }
  return undefined;
};

/** The business's banners of the day: each leads to an item, a category or a site, or is just a picture. */
export function Banners({ onCategory }: BannersProps) {
  const { referenceId, type } = usePathParams();
  const { t } = useTranslation();
  const text = useText();
  const { number } = useFormat();
  const router = useRouter();
  const { status, banners, load, reportView } = useBanners((state) => state);
  const bannerCount = useBusiness((state) => state.bannerCount);
  const { menu, smartCategories, itemById } = useMenu((state) => state);
  const list = useRef<HTMLUListElement>(null);
  const isComing = useRef(false);
  useEffect(() => void load(), [load]);
  useImpressions(list, banners, reportView);

  const shown = useMemo(() => {
    const within = (path: string, onOpen = () => void router.navigate(path)) => ({
      href: router.href(path),
      onOpen,
    });
    const leadsTo = ({ target }: Banner): Omit<StripBanner, 'id' | 'picture'> => {
      if (target?.kind === 'url') return { name: target.host, href: target.url };
      if (target?.kind === 'item') {
        const item = itemById(target.id);
        if (!item) return { name: '' };
        const { categoryId, id: itemId, name } = item;
        return { name: text(name), ...within(paths.item({ referenceId, type, categoryId, itemId })) };
      }
      const name =
        target &&
        (nameIn(menu?.categories ?? [], target.id) ??
          smartCategories.find(({ id }) => id === target.id)?.name);
      if (!name) return { name: '' };
      const path = paths.category({ referenceId, type, categoryId: target.id });
      return {
        name: text(name),
        ...within(path, () => void (onCategory?.(target.id) || router.navigate(path))),
      };
    };
    return banners.map((banner): StripBanner => {
      const lead = leadsTo(banner);
      return { ...lead, id: banner.id, picture: banner.image, name: text(banner.title) || lead.name };
    });
  }, [banners, itemById, menu, smartCategories, referenceId, type, onCategory, router, text]);

  const isPromised = !!bannerCount;
  const scroller = useScroller();
  const welcome = useRef<boolean | null>(null);
  // Where nobody kept their space, they come only to those who have not scrolled yet: what one reads shall not move.
  if (shown.length) welcome.current ??= isPromised || !isComing.current || !scroller?.scrollTop;
  else isComing.current = true;

  if (!shown.length) return isPromised && status !== 'fetched' && status !== 'error' ? <BannerSpace /> : null;
  return (
    welcome.current && (
      <BannerStrip
        ref={list}
        label={t('banners.title')}
        previousLabel={t('banners.previous')}
        nextLabel={t('banners.next')}
        positionText={(at, count) => `${number(at)} / ${number(count)}`}
        banners={shown}
      />
    )
  );
}
