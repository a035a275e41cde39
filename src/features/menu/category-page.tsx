import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItemList } from '../../components/menu/menu-item-list.tsx';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { food } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { FilterChips } from '../../ui/inputs/filter-chips.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { AdjacentCategories } from './adjacent-categories.tsx';
import type { MenuSection } from './menu-sections.ts';

/** Sticky part with the name, the back button and the chips. */
const StickyHeader = styled('div', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: 'var(--oa-surface-bar)',
  borderBlockEnd: '1px solid $line',
  paddingBlockEnd: '$2',
});
const Chips = styled('div', { paddingInline: 'var(--edge)', paddingBlockStart: '$2' });
const Body = styled('div', { padding: '$4 var(--edge) 0' });
const Description = styled(Text, { paddingBlockEnd: '$4', maxWidth: 640 });
const PartSection = styled('section', { '& + &': { marginBlockStart: '$5' } });

const ALL_SUBCATEGORIES = '';

export interface CategoryPageProps {
  referenceId: string;
  type: OrderType;
  /** Id of a category, or of a subcategory. A subcategory is selected when its category opens. */
  id: string;
  sections: readonly MenuSection[];
  /** True when `sections` contains the whole menu. */
  isComplete: boolean;
}

/** One category as a full page. */
export function CategoryPage({ referenceId, type, id, sections, isComplete }: CategoryPageProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const tilesPath = paths.menu({ referenceId, type });
  const index = sections.findIndex(
    (section) => section.id === id || section.parts.some((part) => part.id === id),
  );
  const section = sections[index];
  if (section)
    return (
      <CategoryContent
        // The key resets the selected subcategory when another category opens.
        key={section.id}
        section={section}
        initialSubcategoryId={section.id === id ? ALL_SUBCATEGORIES : id}
        onBack={() => router.goBack(tilesPath)}
        referenceId={referenceId}
        type={type}
        previous={sections[index - 1]}
        next={sections[index + 1]}
      />
    );
  return (
    isComplete && (
      <StatePanel
        icon={food}
        level="h1"
        title={t('categories.empty')}
        text={t('categories.emptyHint')}
        action={
          <Button onClick={() => void router.navigate(tilesPath, { replace: true })}>
            {t('categories.all')}
          </Button>
        }
      />
    )
  );
}

interface CategoryContentProps extends Pick<CategoryPageProps, 'referenceId' | 'type'> {
  section: MenuSection;
  /** Id of a subcategory; '' for all of them. */
  initialSubcategoryId: string;
  onBack: () => void;
  previous: MenuSection | undefined;
  next: MenuSection | undefined;
}

function CategoryContent({ section, initialSubcategoryId, onBack, ...adjacentProps }: CategoryContentProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const headingId = useId();
  const [lastSelectedId, setLastSelectedId] = useState(initialSubcategoryId);
  const subcategories = section.parts.filter(({ name }) => name);
  // The selected subcategory may no longer be available.
  const selectedSubcategoryId = subcategories.some((part) => part.id === lastSelectedId)
    ? lastSelectedId
    : ALL_SUBCATEGORIES;
  const parts = section.parts.filter((part) => !selectedSubcategoryId || part.id === selectedSubcategoryId);
  const count = parts.reduce((sum, { items }) => sum + items.length, 0);
  const description = localize(section.description);
  return (
    <>
      <StickyHeader>
        <ScreenBar
          title={localize(section.name)}
          subtitle={<span role="status">{t('cart.items', { count })}</span>}
          onBack={onBack}
          backLabel={t('ui.back')}
        />
        {subcategories.length > 0 && (
          <Chips>
            <FilterChips
              label={localize(section.name)}
              chips={[
                { id: ALL_SUBCATEGORIES, label: t('categories.everything') },
                ...subcategories.map((part) => ({
                  id: part.id,
                  label: part.name ? localize(part.name) : '',
                })),
              ]}
              selected={selectedSubcategoryId}
              onSelect={setLastSelectedId}
            />
          </Chips>
        )}
      </StickyHeader>
      <Body>
        {description && (
          <Description tone="mute">
            <bdi>{description}</bdi>
          </Description>
        )}
        {parts.map(({ id, name, items }, index) => (
          <PartSection key={id} aria-labelledby={name ? `${headingId}-${id}` : undefined}>
            {name ? (
              <Heading size="s" id={`${headingId}-${id}`} css={{ paddingBlockEnd: '$3', color: '$mute' }}>
                {localize(name)}
              </Heading>
            ) : (
              // Fills the heading level between the title and the names of the dishes.
              <VisuallyHidden as="h2">{localize(section.name)}</VisuallyHidden>
            )}
            <MenuItemList
              label={{ 'aria-label': localize(name ?? section.name) }}
              items={items}
              eager={!index}
            />
          </PartSection>
        ))}
        <AdjacentCategories {...adjacentProps} />
      </Body>
    </>
  );
}
