import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartBar } from '../cards/cart-bar.tsx';
import { menuBook, more } from '../icons/icon-paths.ts';
import { IconButton } from '../inputs/icon-button.tsx';
import { BottomDock } from '../layout/bottom-dock.tsx';
import { Row } from '../layout/stack.tsx';
import { Heading, Text } from '../layout/text.tsx';
import {
  bilingualStory,
  buildNavItems,
  buildTabs,
  Column,
  FOCUSED,
  noop,
  type Translate,
} from '../testing/story-kit.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { CategoryRail } from './category-rail.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { FloatingPill } from './floating-pill.tsx';
import { NavLink } from './nav-link.tsx';
import { ScreenBar } from './screen-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** Navigation with long names, in the narrowest element, with the focus, and without a selection. */
const meta: Meta = { title: 'States/Navigation', parameters: { bare: true } };
export default meta;
type Story = StoryObj;

const NARROW = { parameters: { width: 320 } };

export const TabsNarrow: Story = bilingualStory(
  (t) => (
    <BottomTabs
      label={t('Main', 'الرئيسية')}
      items={buildNavItems(t).map((item) => ({
        ...item,
        label: `${item.label} ${t('of the house', 'في هذا البيت')}`,
      }))}
      current={null}
      onNavigate={noop}
    />
  ),
  NARROW,
);
export const TopWithActions: Story = bilingualStory((t) => (
  <TopBar
    label={t('Main', 'الرئيسية')}
    items={buildNavItems(t)}
    current="menu"
    onNavigate={noop}
    brand={<Heading as="p">{t('Bayt Coffee', 'بيت القهوة')}</Heading>}
    actions={<IconButton label={t('More', 'المزيد')} icon={more} />}
  />
));

const renderLink = (t: Translate, kind: 'tab' | 'bar', isCurrent: boolean) => {
  const item = buildNavItems(t)[2];
  return item && <NavLink kind={kind} item={item} isCurrent={isCurrent} onNavigate={noop} />;
};
export const Links: Story = bilingualStory((t) => (
  <Row gap={4}>
    {renderLink(t, 'tab', false)}
    {renderLink(t, 'tab', true)}
    {renderLink(t, 'bar', false)}
    {renderLink(t, 'bar', true)}
  </Row>
));
export const LinkFocused: Story = bilingualStory((t) => <Row>{renderLink(t, 'tab', true)}</Row>, FOCUSED);

export const BarNarrow: Story = bilingualStory(
  (t) => (
    <ScreenBar
      title={t('Everything you have ordered since you first came', 'كل ما طلبته منذ زيارتك الأولى')}
      subtitle={t('Pickup · Bayt Coffee, Salmiya, Block 4', 'استلام · بيت القهوة، السالمية، قطعة ٤')}
      onBack={noop}
      backLabel={t('Back', 'رجوع')}
      end={<IconButton label={t('More', 'المزيد')} icon={more} />}
    />
  ),
  NARROW,
);
export const DockNarrow: Story = bilingualStory(
  (t) => (
    <Column>
      <Text>{t('The menu', 'القائمة')}</Text>
      <BottomDock>
        <CartBar
          count={t('100', '١٠٠')}
          label={t('View what is in the cart', 'عرض ما في السلة')}
          total={t('1,250.750 KD', '١٬٢٥٠٫٧٥٠ د.ك')}
          fullLabel={t(
            'View what is in the cart, 100 items, 1,250.750 KD',
            'عرض ما في السلة، ١٠٠ صنف، ١٬٢٥٠٫٧٥٠ د.ك',
          )}
          href="#cart"
          onOpen={noop}
        />
        <BottomTabs label={t('Main', 'الرئيسية')} items={buildNavItems(t)} current="menu" onNavigate={noop} />
      </BottomDock>
    </Column>
  ),
  NARROW,
);
/** The sections to which the tabs scroll, as on the menu. */
const renderSections = (t: Translate) =>
  buildTabs(t).map(({ id, label }) => (
    <section key={id} aria-label={label}>
      <Text>{label}</Text>
    </section>
  ));
export const Categories: Story = bilingualStory(
  (t) => (
    <>
      <CategoryTabs
        label={t('Categories', 'الأقسام')}
        tabs={buildTabs(t)}
        selected="desserts"
        onSelect={noop}
      />
      {renderSections(t)}
    </>
  ),
  NARROW,
);
export const CategoriesFocused: Story = bilingualStory(
  (t) => (
    <CategoryTabs label={t('Categories', 'الأقسام')} tabs={buildTabs(t)} selected={null} onSelect={noop} />
  ),
  FOCUSED,
);
export const RailWithoutSelection: Story = bilingualStory(
  (t) => (
    <CategoryRail label={t('Categories', 'الأقسام')} tabs={buildTabs(t)} selected={null} onSelect={noop} />
  ),
  { parameters: { width: 216 } },
);
export const PillOpen: Story = bilingualStory((t) => (
  <FloatingPill
    icon={menuBook}
    label={t('Menu', 'القائمة')}
    background="#c1b7c8"
    color="#4b3a56"
    hidden={false}
    expanded
    onClick={noop}
  />
));
