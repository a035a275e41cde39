import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Badge } from '../feedback/badge.tsx';
import { Toast } from '../feedback/toast.tsx';
import { more } from '../icons/icon-paths.ts';
import { AddButton } from '../inputs/add-button.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { SearchField } from '../inputs/search-field.tsx';
import { SegmentedControl } from '../inputs/segmented-control.tsx';
import { Stepper } from '../inputs/stepper.tsx';
import { BottomDock } from '../layout/bottom-dock.tsx';
import { BusinessHeader } from '../layout/business-header.tsx';
import { Stack } from '../layout/stack.tsx';
import { Heading } from '../layout/text.tsx';
import { BottomTabs } from '../navigation/bottom-tabs.tsx';
import { CategoryRail } from '../navigation/category-rail.tsx';
import { CategoryTabs } from '../navigation/category-tabs.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { CartPanel } from '../testing/story-cart.tsx';
import {
  buildNavItems,
  buildTabs,
  Cards,
  Column,
  Columns,
  createTranslate,
  NarrowOnly,
  noop,
  Section,
  SideColumn,
  type Translate,
  WideOnly,
} from '../testing/story-kit.ts';
import { storyPictures as pictures } from '../testing/story-pictures.ts';
import { CartBar } from './cart-bar.tsx';
import { ItemCard } from './item-card.tsx';
import { Price } from './price.tsx';

/** The menu from narrow to wide, built from the components. */
const meta: Meta = { title: 'Gallery/Menu', parameters: { bare: true } };
export default meta;
type Story = StoryObj;

function OrderType({ t }: { t: Translate }) {
  const [value, setValue] = useState('pickup');
  return (
    <SegmentedControl
      label={t('Order type', 'طريقة الطلب')}
      value={value}
      onChange={setValue}
      options={[
        { value: 'delivery', label: t('Delivery', 'توصيل') },
        { value: 'pickup', label: t('Pickup', 'استلام') },
        { value: 'dine', label: t('Dine-in', 'في المطعم') },
      ]}
    />
  );
}

function Items({ t }: { t: Translate }) {
  const [count, setCount] = useState(2);
  const addButton = <AddButton label={t('Add', 'أضف')} />;
  const cards: [string, string, ReactNode, ReactNode, keyof typeof pictures, ReactNode][] = [
    [
      t('Saffron French toast', 'توست فرنسي بالزعفران'),
      t('Brioche, saffron milk, pistachio, honey from Jabal', 'بريوش، حليب بالزعفران، فستق، عسل جبلي'),
      <Price key="p" oldAmount={t('3.250', '٣٫٢٥٠')} amount={t('2.600 KD', '٢٫٦٠٠ د.ك')} size="l" />,
      <Badge key="b" tone="sale">
        {t('-20%', 'خصم ٢٠٪')}
      </Badge>,
      'waffle',
      addButton,
    ],
    [
      t('Flat white', 'فلات وايت'),
      t('Double shot, velvety milk. Oat or almond on request', 'جرعتان من الإسبريسو وحليب مخملي'),
      <Price key="p" amount={t('from 1.450 KD', 'يبدأ من ١٫٤٥٠ د.ك')} size="l" />,
      undefined,
      'coffee',
      <Stepper
        key="s"
        size="s"
        value={count}
        max={9}
        onChange={setCount}
        label={t('Flat white', 'فلات وايت')}
        decreaseLabel={t('One less', 'أنقص')}
        increaseLabel={t('One more', 'زد')}
        {...(t('', '-') && { format: (count: number) => count.toLocaleString('ar-KW-u-nu-arab') })}
      />,
    ],
    [
      t('Chicken shawarma wrap with everything on it', 'شكشوكة بالطماطم والفلفل وجبنة الفيتا البيضاء'),
      t(
        'Garlic sauce, pickles, fries inside, pomegranate molasses and a lot more',
        'ثلاث بيضات، طماطم مطهوة على مهل، فيتا، خبز دافئ',
      ),
      <Price key="p" amount={t('2.900 KD', '٢٫٩٠٠ د.ك')} size="l" />,
      undefined,
      'eggs',
      addButton,
    ],
    [
      t('Fattoush', 'فتوش'),
      t('Cucumber, radish, purslane, sumac, toasted bread', 'خيار، فجل، بقلة، سماق، خبز محمص'),
      <Price key="p" amount={t('1.950 KD', '١٫٩٥٠ د.ك')} size="l" />,
      <>
        <Badge tone="ok">{t('Vegan', 'نباتي')}</Badge>
        <Badge>{t('New', 'جديد')}</Badge>
      </>,
      'salad',
      addButton,
    ],
    [
      t('Butter croissant', 'كرواسون بالزبدة'),
      t('Baked at six and at five', 'يُخبز في السادسة والخامسة'),
      <Price key="p" amount={t('0.900 KD', '٠٫٩٠٠ د.ك')} size="l" />,
      <Badge key="b" tone="warn">
        {t('From 17:00', 'من ٥ م')}
      </Badge>,
      'croissant',
      undefined,
    ],
  ];
  return (
    <Cards>
      {cards.map(([name, description, price, badges, picture, action]) => (
        <ItemCard
          key={name}
          name={name}
          description={description}
          price={price}
          badges={badges}
          picture={pictures[picture]}
          href="#item"
          onOpen={noop}
          action={action}
          unavailable={!action}
        />
      ))}
    </Cards>
  );
}

function MenuPage({ t, hasToast = false }: { t: Translate; hasToast?: boolean }) {
  const [selected, setSelected] = useState('popular');
  const [query, setQuery] = useState('');
  const tabs = buildTabs(t);
  return (
    <Column>
      <WideOnly>
        <TopBar
          label={t('Main', 'الرئيسية')}
          items={buildNavItems(t)}
          current="menu"
          onNavigate={noop}
          brand={<Heading as="p">{t('Bayt Coffee', 'بيت القهوة')}</Heading>}
        />
      </WideOnly>
      <Columns>
        <SideColumn>
          <CategoryRail
            label={t('Categories', 'الأقسام')}
            tabs={tabs}
            selected={selected}
            onSelect={setSelected}
          />
        </SideColumn>
        <div>
          <NarrowOnly>
            <BusinessHeader
              name={t('Bayt Coffee', 'بيت القهوة')}
              logo={pictures.coffee}
              cover={null}
              isOpen
              status={t('Open until 23:00', 'مفتوح حتى ١١ م')}
              meta={t('Salmiya', 'السالمية')}
              actions={<IconButton label={t('Menu', 'القائمة')} icon={more} variant="overlay" />}
            >
              <OrderType t={t} />
            </BusinessHeader>
          </NarrowOnly>
          <NarrowOnly>
            <CategoryTabs
              label={t('Categories', 'الأقسام')}
              tabs={tabs}
              selected={selected}
              onSelect={setSelected}
            />
          </NarrowOnly>
          <Section>
            <Stack gap={3}>
              <SearchField
                label={t('Search 64 dishes', 'ابحث في ٦٤ صنفًا')}
                clearLabel={t('Clear', 'مسح')}
                value={query}
                onChange={setQuery}
              />
              <Heading>{t('Popular', 'الأكثر طلبًا')}</Heading>
              <Items t={t} />
            </Stack>
          </Section>
        </div>
        <SideColumn>
          <Heading>{t('Your order', 'طلبك')}</Heading>
          <CartPanel t={t} />
        </SideColumn>
      </Columns>
      <BottomDock>
        {hasToast && (
          <Toast
            message={t('Flat white removed', 'حُذف فلات وايت')}
            actionLabel={t('Undo', 'تراجع')}
            onAction={noop}
            onDismiss={noop}
          />
        )}
        <NarrowOnly>
          <CartBar
            count={t('2', '٢')}
            label={t('View cart', 'عرض السلة')}
            total={t('2.900 KD', '٢٫٩٠٠ د.ك')}
            fullLabel="View cart, 2 items, 2.900 KD"
            href="#cart"
            onOpen={noop}
          />
          <BottomTabs
            label={t('Main', 'الرئيسية')}
            items={buildNavItems(t)}
            current="menu"
            onNavigate={noop}
          />
        </NarrowOnly>
      </BottomDock>
    </Column>
  );
}

export const Menu: Story = { render: (_, { globals }) => <MenuPage t={createTranslate(globals.dir)} /> };
export const MenuWithToast: Story = {
  render: (_, { globals }) => <MenuPage t={createTranslate(globals.dir)} hasToast />,
};
