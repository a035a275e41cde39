import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeOfDayFormatter } from '../../components/branches/use-time-of-day-formatter.ts';
import type { LocalizedText, MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { CategoryTile, TileGrid } from '../../ui/cards/category-tile.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { DishStrip } from './dish-strip.tsx';
import { SectionFrame } from './menu-section.tsx';
import type { MenuTile } from './menu-tiles.ts';

const Box = styled('div', { paddingInline: 'var(--edge)' });
const Head = styled('div', { paddingBlock: '$5 $3' });

export interface TilesHomeProps {
  referenceId: string;
  type: OrderType;
  highlightedCategory: { readonly name: LocalizedText; readonly items: readonly MenuItem[] } | null;
  tiles: readonly MenuTile[];
}

/** The highlighted smart category, and a tile for each category. */
export function TilesHome({ referenceId, type, highlightedCategory, tiles }: TilesHomeProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const router = useRouter();
  const formatTimeOfDay = useTimeOfDayFormatter();
  const headingId = useId();
  return (
    <Box>
      {highlightedCategory && (
        <SectionFrame id="highlighted" name={localize(highlightedCategory.name)}>
          {(id) => <DishStrip items={highlightedCategory.items} labelledBy={id} eager />}
        </SectionFrame>
      )}
      <section aria-labelledby={headingId}>
        <Head>
          <Heading id={headingId}>{t('menu.categories')}</Heading>
        </Head>
        <TileGrid role="list" aria-labelledby={headingId}>
          {tiles.map(({ id, name, picture, count, from }, index) => {
            const path = paths.category({ referenceId, type, categoryId: id });
            return (
              <li key={id}>
                <CategoryTile
                  id={id}
                  name={localize(name)}
                  picture={picture}
                  count={count === null ? '' : t('cart.items', { count })}
                  availableFrom={
                    from === null ? undefined : t('menu.fromTime', { time: formatTimeOfDay(from) })
                  }
                  href={router.buildHref(path)}
                  onOpen={() => void router.navigate(path)}
                  priority={index < 4}
                />
              </li>
            );
          })}
        </TileGrid>
      </section>
    </Box>
  );
}
