import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardProvider } from '../../components/menu/card-context.ts';
import { IncompleteMenuNotice } from '../../components/menu/incomplete-menu-notice.tsx';
import { useCardContextValue } from '../../components/menu/use-card-context-value.ts';
import { useOpenStates } from '../../components/schedule/use-open-state.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { normaliseOrderType } from '../../domain/menu/normalise-order-type.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { isServer } from '../../lib/is-server.ts';
import { paths } from '../../router/paths.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';
import { wide } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { useWidthClass } from '../../ui/layout/width-class.tsx';
import { CategoriesButton } from './categories-button.tsx';
import { DishStrip } from './dish-strip.tsx';
import { EmptyCategoryNotice } from './empty-category-notice.tsx';
import { Banners } from './menu-banners.tsx';
import { MenuHeader } from './menu-header.tsx';
import { MenuNav } from './menu-nav.tsx';
import { CategorySection, SectionFrame } from './menu-section.tsx';
import { isShortened, shortenMenu } from './menu-sections.ts';
import { NothingServedNotice } from './nothing-served-notice.tsx';
import { PersistedScrollPosition } from './persisted-scroll-position.tsx';
import { SearchLink } from './search-link.tsx';
import { useLinkedSection } from './use-linked-section.ts';
import { useMenuView } from './use-menu-view.ts';

const Columns = styled('div', {
  marginBlockStart: '$3',
  [wide]: {
    display: 'grid',
    gridTemplateColumns: `${scaleWithText(216)} minmax(0, 1fr)`,
    columnGap: '$5',
    // 12 px at the start, because the rail adds 4 px for focus rings.
    paddingInline: '12px 16px',
  },
});
const Sections = styled('div', { paddingInline: 'var(--edge)', [wide]: { padding: 0 } });

/**
 * Prefix of the section id of a smart category. It keeps that section apart from a category with the same id. No
 * category id starts with a tilde.
 */
const STRIP_PREFIX = '~';
const NO_SELECTION: Readonly<Record<string, string>> = {};

/**
 * The standard menu: all categories on one long page, with tabs that scroll to them. `useMenuView` reads the items from
 * the menu store.
 */
export function StandardMenu({ business }: { business: Business }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const router = useRouter();
  const route = useRoute('menu', 'category', 'item');
  const { referenceId } = route.params;
  const type = normaliseOrderType(route.params.type) ?? 'car_pickup';
  const { sections, strips, startMinutesById, isComplete } = useMenuView(business, type);
  const openStates = useOpenStates();
  const cardContext = useCardContextValue(
    business,
    referenceId,
    type,
    openStates[type].open,
    startMinutesById,
  );
  const tabs = useMemo(
    () => [
      ...strips.map(({ id, name }) => ({
        id: STRIP_PREFIX + id,
        label: localize(name),
        href: router.buildHref(paths.menu({ referenceId, type })),
      })),
      ...(sections ?? []).map(({ id, name }) => ({
        id,
        label: localize(name),
        href: router.buildHref(paths.category({ referenceId, type, categoryId: id })),
      })),
    ],
    [strips, sections, localize, router, referenceId, type],
  );

  const [subcategoryBySection, setSubcategoryBySection] = useState(NO_SELECTION);
  const selectSubcategory = useCallback(
    (id: string, partId: string) => setSubcategoryBySection((previous) => ({ ...previous, [id]: partId })),
    [],
  );

  const widthClass = useWidthClass();
  const { list, currentSection, scrollTo, linkedCategoryId } = useLinkedSection(tabs, isComplete);

  const isLinkedCategoryEmpty =
    linkedCategoryId !== null &&
    isComplete &&
    !!sections?.length &&
    !tabs.some(({ id }) => id === linkedCategoryId || id === STRIP_PREFIX + linkedCategoryId) &&
    !sections.some(({ parts }) => parts.some(({ id }) => id === linkedCategoryId));

  // Without JavaScript, nothing scrolls to the category in the URL. The server's menu therefore begins with that
  // category.
  const linkedIndex =
    isServer && linkedCategoryId && sections
      ? sections.findIndex(({ id, parts }) =>
          [id, ...parts.map((part) => part.id)].includes(linkedCategoryId),
        )
      : -1;

  const visibleSections = isServer && sections ? shortenMenu(sections, linkedIndex) : sections;
  const shortenedIndex = visibleSections?.findIndex(isShortened) ?? -1;

  const bannerCount = useBusiness((state) => state.bannerCount);
  const isCutShort = useMenu((state) => state.isCutShort);
  return (
    <CardProvider value={cardContext}>
      <MenuHeader business={business} referenceId={referenceId} type={type} openStates={openStates}>
        <SearchLink referenceId={referenceId} type={type} />
      </MenuHeader>
      {isLinkedCategoryEmpty && <EmptyCategoryNotice />}
      {(bannerCount !== 0 || isComplete) && <Banners onCategory={scrollTo} />}
      <Columns>
        {tabs.length > 0 ? (
          <MenuNav
            label={t('menu.categories')}
            tabs={tabs}
            currentSection={currentSection}
            linkedId={sections?.[linkedIndex]?.id ?? null}
            onSelect={scrollTo}
          />
        ) : (
          <div />
        )}
        <Sections ref={list}>
          {strips.map(({ id, name, items }, index) => (
            <SectionFrame
              key={id}
              id={STRIP_PREFIX + id}
              name={localize(name)}
              isBeforeLinkedSection={linkedIndex >= 0}
            >
              {(headingId) => <DishStrip items={items} labelledBy={headingId} eager={!index} />}
            </SectionFrame>
          ))}
          {visibleSections?.map((section, index) => (
            <CategorySection
              key={section.id}
              section={section}
              isBeforeLinkedSection={index < linkedIndex}
              isAfterShortenedSection={shortenedIndex >= 0 && index > shortenedIndex}
              eager={!index && (!strips.length || widthClass === 'medium' || widthClass === 'wide')}
              subcategoryId={subcategoryBySection[section.id] ?? ''}
              onSubcategory={selectSubcategory}
            />
          ))}
          {isComplete && !sections?.length && <NothingServedNotice />}
          {isCutShort && <IncompleteMenuNotice />}
        </Sections>
      </Columns>
      {isComplete && sections && (
        <>
          <CategoriesButton
            sections={sections}
            getCurrentCategoryId={currentSection.getState}
            hidden={route.name === 'item'}
            onSelect={scrollTo}
          />
          <PersistedScrollPosition
            orderType={type}
            subcategoryBySection={subcategoryBySection}
            onRestore={setSubcategoryBySection}
          />
        </>
      )}
    </CardProvider>
  );
}
