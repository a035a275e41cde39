import { useTranslation } from 'react-i18next';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { chevronBack, chevronForward } from '../../ui/icons/icon-paths-more.ts';
import { Text } from '../../ui/layout/text.tsx';
import type { MenuSection } from './menu-sections.ts';

const CategoryNav = styled('nav', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  gap: '$3',
  marginBlockStart: '$6',
});
const CategoryLink = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: 64,
  padding: '$2 $3',
  border: '1px solid $line',
  borderRadius: '$3',
  background: '$card',
  '&:hover': { borderColor: '$edge' },
  variants: {
    side: { end: { gridColumn: 2, flexDirection: 'row-reverse', textAlign: 'end' }, start: {} },
  },
});
const Label = styled('span', { flex: 1, minWidth: 0 });

export interface AdjacentCategoriesProps {
  referenceId: string;
  type: OrderType;
  previous: MenuSection | undefined;
  next: MenuSection | undefined;
}

/**
 * Links to the previous and next category. They replace the history entry, so that the Back button returns to the
 * category tiles.
 */
export function AdjacentCategories({ referenceId, type, previous, next }: AdjacentCategoriesProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const renderLink = (section: MenuSection | undefined, side: 'start' | 'end') =>
    section && (
      <CategoryLink side={side} to={paths.category({ referenceId, type, categoryId: section.id })} replace>
        <Icon path={side === 'end' ? chevronForward : chevronBack} />
        <Label>
          <Text as="span" size="s" tone="mute" css={{ display: 'block' }}>
            {t(side === 'end' ? 'categories.next' : 'categories.previous')}
          </Text>
          <Text as="span" strong>
            {localize(section.name)}
          </Text>
        </Label>
      </CategoryLink>
    );
  return (
    (previous || next) && (
      <CategoryNav aria-label={t('menu.categories')}>
        {renderLink(previous, 'start')}
        {renderLink(next, 'end')}
      </CategoryNav>
    )
  );
}
