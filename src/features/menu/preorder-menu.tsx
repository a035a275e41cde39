import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireBusiness } from '../../api/contract/business-contract.ts';
import { CardProvider } from '../../components/menu/card-context.ts';
import { useOfPreorder } from '../../components/menu/use-of-preorder.ts';
import { useSurroundingsOf } from '../../components/menu/use-surroundings-of.ts';
import { NearViewProvider, useWatch } from '../../components/menu/view-observer.ts';
import { useServedAt } from '../../components/schedule/use-served-at.ts';
import { visibleMenu } from '../../domain/availability/visible.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useMenu } from '../../stores/stores-context.tsx';
import { wide } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { useScroller } from '../../ui/layout/scroller.tsx';
import { useWidthClass } from '../../ui/layout/width-class.tsx';
import { CATEGORY_TABS_HEIGHT } from '../../ui/navigation/category-tabs.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { MenuNav } from './menu-nav.tsx';
import { CategorySection } from './menu-section.tsx';
import { sectionsOf } from './menu-sections.ts';
import { NothingToPreorder, PreorderHeader } from './preorder-header.tsx';
import { useSectionScroll } from './use-section-scroll.ts';

const Columns = styled('div', {
  marginBlockStart: '$3',
  [wide]: { paddingInline: '12px 16px' },
  variants: {
    rail: {
      true: {
        [wide]: { display: 'grid', gridTemplateColumns: '216px minmax(0, 1fr)', columnGap: '$5' },
      },
    },
  },
});
const Sections = styled('div', { paddingInline: 'var(--edge)', [wide]: { padding: 0 } });
const NOTHING: Readonly<Record<string, string>> = {};
const NO_TIMES: ReadonlyMap<string, number> = new Map();

/** What can be ordered with a reservation, as it is served at the time of that (spec, section 5). */
export function PreorderMenu({ business }: { business: WireBusiness }) {
  const { t } = useTranslation();
  const text = useText();
  const router = useRouter();
  const route = useRoute('menu', 'category', 'item');
  const { menu, complete } = useMenu(({ menu, complete }) => ({ menu, complete }));
  const instant = useServedAt(60_000);
  const shown = useMemo(
    () => menu && visibleMenu(menu, { kind: 'reservation', now: zonedNow(instant, business.timezone) }),
    [menu, instant, business.timezone],
  );
  const sections = useMemo(() => (shown ? sectionsOf(shown, true) : []), [shown]);
  const tabs = useMemo(() => sections.map(({ id, name }) => ({ id, label: text(name) })), [sections, text]);
  const surroundings = useOfPreorder(
    useSurroundingsOf(business, route.params.referenceId, 'dine_in', true, shown?.opensAt ?? NO_TIMES),
  );
  const [only, setOnly] = useState(NOTHING);
  const width = useWidthClass();
  const scroller = useScroller();
  const list = useRef<HTMLDivElement>(null);
  const cover = width === 'wide' ? 0 : CATEGORY_TABS_HEIGHT;
  const { place, scrollTo } = useSectionScroll(scroller, list, tabs, cover);
  const watch = useWatch(scroller);
  const wanted = route.name === 'category' && !route.scroll ? route.params.categoryId : null;
  useEffect(() => {
    if (wanted && complete) scrollTo(wanted, false);
  }, [wanted, complete, scrollTo]);
  useEffect(() => {
    if (complete) router.preload('item');
  }, [complete, router]);

  return (
    <CardProvider value={surroundings}>
      <PreorderHeader />
      <NearViewProvider value={watch}>
        <Columns rail={tabs.length > 1}>
          {tabs.length > 1 && (
            <MenuNav label={t('menu.categories')} tabs={tabs} place={place} onSelect={scrollTo} />
          )}
          <Sections ref={list}>
            {sections.map((section, at) => (
              <CategorySection
                key={section.id}
                section={section}
                eager={!at}
                only={only[section.id] ?? ''}
                onOnly={(id, run) => setOnly((last) => ({ ...last, [id]: run }))}
              />
            ))}
            {complete && !sections.length && <NothingToPreorder />}
          </Sections>
        </Columns>
      </NearViewProvider>
      <MenuFoot
        sections={sections}
        currentOf={() => null}
        hidden={route.name === 'item'}
        onSelect={scrollTo}
      />
    </CardProvider>
  );
}
