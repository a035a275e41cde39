import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { Banner } from '../../domain/menu/banner.ts';
import type { Category } from '../../domain/menu/menu-types.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBanners } from '../../stores/menu/banners-store.ts';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';
import { BannerSpace } from '../../ui/cards/banner-space.ts';
import { BannerStrip, type StripBanner } from '../../ui/cards/banner-strip.tsx';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { useImpressions } from './use-impressions.ts';

export interface BannersProps {
  /**
   * Scrolls to a category. Returns false when this screen does not show it; the banner then opens the category's page.
   */
  readonly onCategory?: (id: string) => boolean;
}

/** Finds the name of a category or subcategory. */
const findCategoryName = (categories: readonly Category[], id: string): Category['name'] | undefined => {
  for (const category of categories) {
    const name = category.id === id ? category.name : findCategoryName(category.subcategories, id);
    if (name) return name;
  }
  return undefined;
};

/** The banners of the day. A banner opens an item, a category or a website, or is only a picture. */
export function Banners({ onCategory }: BannersProps) {
  const { referenceId, type } = usePathParams();
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatNumber } = useFormat();
  const router = useRouter();
  const { status, banners, load, reportView } = useBanners((state) => state);
  const bannerCount = useBusiness((state) => state.bannerCount);
  const { menu, smartCategories, findItem } = useMenu((state) => state);
  const list = useRef<HTMLUListElement>(null);
  const wasEmpty = useRef(false);
  useEffect(() => void load(), [load]);
  useImpressions(list, banners, reportView);

  const stripBanners = useMemo(() => {
    const createAppLink = (path: string, onOpen = () => void router.navigate(path)) => ({
      href: router.buildHref(path),
      onOpen,
    });
    const resolveTarget = ({ target }: Banner): Omit<StripBanner, 'id' | 'picture'> => {
      if (target?.kind === 'url') return { name: target.host, href: target.url };
      if (target?.kind === 'item') {
        const item = findItem(target.id);
        if (!item) return { name: '' };
        const { categoryId, id: itemId, name } = item;
        return {
          name: localize(name),
          ...createAppLink(paths.item({ referenceId, type, categoryId, itemId })),
        };
      }
      const name =
        target &&
        (findCategoryName(menu?.categories ?? [], target.id) ??
          smartCategories.find(({ id }) => id === target.id)?.name);
      if (!name) return { name: '' };
      const path = paths.category({ referenceId, type, categoryId: target.id });
      return {
        name: localize(name),
        ...createAppLink(path, () => void (onCategory?.(target.id) || router.navigate(path))),
      };
    };
    return banners.map((banner): StripBanner => {
      const link = resolveTarget(banner);
      return { ...link, id: banner.id, picture: banner.image, name: localize(banner.title) || link.name };
    });
  }, [banners, findItem, menu, smartCategories, referenceId, type, onCategory, router, localize]);

  const hasReservedSpace = !!bannerCount;
  const scroller = useScroller();
  const canInsertRef = useRef<boolean | null>(null);
  // Without reserved space, banners that arrive late would push the menu down. Show them only if the customer is at the
  // top.
  if (stripBanners.length)
    canInsertRef.current ??= hasReservedSpace || !wasEmpty.current || !scroller?.scrollTop;
  else wasEmpty.current = true;

  if (!stripBanners.length)
    return hasReservedSpace && status !== 'fetched' && status !== 'error' ? <BannerSpace /> : null;
  return (
    canInsertRef.current && (
      <BannerStrip
        ref={list}
        label={t('banners.title')}
        previousLabel={t('banners.previous')}
        nextLabel={t('banners.next')}
        formatPosition={(position, count) => `${formatNumber(position)} / ${formatNumber(count)}`}
        banners={stripBanners}
      />
    )
  );
}
