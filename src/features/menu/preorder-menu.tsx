import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardProvider } from '../../components/menu/card-context.ts';
import { useCardContextValue } from '../../components/menu/use-card-context-value.ts';
import {
  usePreorderCardContext,
  useReservationPath,
} from '../../components/menu/use-preorder-card-context.ts';
import { useFulfilmentTime } from '../../components/schedule/use-now.ts';
import { useSlotFormatter } from '../../components/schedule/use-slot-formatter.ts';
import { filterVisibleMenu } from '../../domain/availability/visible-menu.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { toZonedTime } from '../../domain/schedule/zoned.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useCart, useMenu } from '../../stores/stores-context.tsx';
import { wide } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { scaleWithText } from '../../theme/text-size.ts';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { food } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { CategoriesButton } from './categories-button.tsx';
import { MenuNav } from './menu-nav.tsx';
import { CategorySection } from './menu-section.tsx';
import { buildSections } from './menu-sections.ts';
import { useLinkedSection } from './use-linked-section.ts';

const Columns = styled('div', {
  marginBlockStart: '$3',
  [wide]: { paddingInline: '12px 16px' },
  variants: {
    rail: {
      true: {
        [wide]: {
          display: 'grid',
          gridTemplateColumns: `${scaleWithText(216)} minmax(0, 1fr)`,
          columnGap: '$5',
        },
      },
    },
  },
});
const Sections = styled('div', { paddingInline: 'var(--edge)', [wide]: { padding: 0 } });
const NO_SELECTION: Readonly<Record<string, string>> = {};
const NO_START_TIMES: ReadonlyMap<string, number> = new Map();

/** The menu of a pre-order: the dishes served at the time of the reservation (spec, section 5). */
export function PreorderMenu({ business }: { business: Business }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const router = useRouter();
  const route = useRoute('menu', 'category', 'item');
  const { menu, isComplete } = useMenu(({ menu, isComplete }) => ({ menu, isComplete }));
  const now = useFulfilmentTime(60_000);
  const servedMenu = useMemo(
    () => menu && filterVisibleMenu(menu, { kind: 'reservation', now: toZonedTime(now, business.timezone) }),
    [menu, now, business.timezone],
  );
  const sections = useMemo(() => (servedMenu ? buildSections(servedMenu, true) : []), [servedMenu]);
  const tabs = useMemo(
    () => sections.map(({ id, name }) => ({ id, label: localize(name) })),
    [sections, localize],
  );
  const cardContext = usePreorderCardContext(
    useCardContextValue(
      business,
      route.params.referenceId,
      'dine_in',
      true,
      servedMenu?.startMinutesById ?? NO_START_TIMES,
    ),
  );
  const [subcategoryBySection, setSubcategoryBySection] = useState(NO_SELECTION);
  const { list, currentSection, scrollTo } = useLinkedSection(tabs, isComplete);
  useEffect(() => {
    if (isComplete) router.preload('item');
  }, [isComplete, router]);

  return (
    <CardProvider value={cardContext}>
      <PreorderHeader />
      <Columns rail={tabs.length > 1}>
        {tabs.length > 1 && (
          <MenuNav
            label={t('menu.categories')}
            tabs={tabs}
            currentSection={currentSection}
            onSelect={scrollTo}
          />
        )}
        <Sections ref={list}>
          {sections.map((section, index) => (
            <CategorySection
              key={section.id}
              section={section}
              eager={!index}
              subcategoryId={subcategoryBySection[section.id] ?? ''}
              onSubcategory={(id, partId) =>
                setSubcategoryBySection((previous) => ({ ...previous, [id]: partId }))
              }
            />
          ))}
          {isComplete && !sections.length && <NothingToPreorder />}
        </Sections>
      </Columns>
      <CategoriesButton
        sections={sections}
        getCurrentCategoryId={currentSection.getState}
        hidden={route.name === 'item'}
        onSelect={scrollTo}
      />
    </CardProvider>
  );
}

/** Shows the time of the reservation, with a button that returns to the reservation. */
function PreorderHeader() {
  const { t } = useTranslation();
  const router = useRouter();
  const reservationPath = useReservationPath();
  const slot = useCart((state) => state.selectedScheduleSlot);
  const { formatDayAndTime } = useSlotFormatter();
  return (
    <ScreenBar
      title={t('preorder.dishes')}
      subtitle={slot && <bdi>{formatDayAndTime(slot)}</bdi>}
      backLabel={t('preorder.toBooking')}
      onBack={() => router.goBack(reservationPath)}
    />
  );
}

/** Shown when the business serves nothing at the time of the reservation. */
function NothingToPreorder() {
  const { t } = useTranslation();
  const router = useRouter();
  const reservationPath = useReservationPath();
  return (
    <StatePanel
      icon={food}
      title={t('preorder.noDishes')}
      text={t('preorder.noDishesHint')}
      action={<Button onClick={() => router.navigate(reservationPath)}>{t('preorder.toBooking')}</Button>}
    />
  );
}
