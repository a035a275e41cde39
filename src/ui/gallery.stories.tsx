import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { medium, wide } from '../theme/container.ts';
import { styled } from '../theme/stitches.ts';
import { Badge } from './badge.tsx';
import { Bill, BillRow } from './bill-row.tsx';
import { BottomDock } from './bottom-dock.tsx';
import { BottomTabs } from './bottom-tabs.tsx';
import { BusinessHeader } from './business-header.tsx';
import { Button } from './button.tsx';
import { CartBar } from './cart-bar.tsx';
import { CategoryRail } from './category-rail.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { DetailRow } from './detail-row.tsx';
import { IconButton } from './icon-button.tsx';
import { cartBag, home, menuBook, more, person, plus } from './icon-paths.ts';
import { calendar, car, dineIn, pin, receipt, trash } from './icon-paths-more.ts';
import { ItemCard } from './item-card.tsx';
import { ItemGrid } from './item-grid.tsx';
import { LineItem } from './line-item.tsx';
import type { NavItem } from './nav-item.ts';
import { Notice } from './notice.tsx';
import { OptionCard } from './option-card.tsx';
import { PhoneField } from './phone-field.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ScreenBar } from './screen-bar.tsx';
import { SearchField } from './search-field.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Sheet } from './sheet.tsx';
import { Stack } from './stack.tsx';
import { Stepper } from './stepper.tsx';
import { storyPictures as pictures } from './story-pictures.ts';
import { Heading, Text } from './text.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { Timeline } from './timeline.tsx';
import { Toast } from './toast.tsx';
import { TopBar } from './top-bar.tsx';

/** Whole screens put together from the components, in English and, right to left, in Arabic. */
const meta: Meta = { title: 'Gallery', parameters: { bare: true } };
export default meta;
type Story = StoryObj;

const nothing = () => {};
type Say = (en: string, ar: string) => string;
const say =
  (dir: unknown): Say =>
  (en, ar) =>
    dir === 'rtl' ? ar : en;

const Column = styled('div', { display: 'flex', flexDirection: 'column', minHeight: '100vh' });
const Narrow = styled('div', { [wide]: { display: 'none' } });
const Columns = styled('div', { [wide]: { display: 'grid', gridTemplateColumns: '216px 1fr 348px' } });
const Side = styled('div', { display: 'none', padding: '$5 $4', [wide]: { display: 'block' } });
const Wide = styled('div', { display: 'none', [wide]: { display: 'block' } });
const Page = styled('div', { maxWidth: 640, marginInline: 'auto', width: '100%' });
const Section = styled('section', { padding: '$4', [medium]: { paddingInline: '$6' } });

const tabsOf = (t: Say) => [
  { id: 'popular', label: t('Popular', 'الأكثر طلبًا') },
  { id: 'breakfast', label: t('Breakfast', 'الفطور') },
  { id: 'coffee', label: t('Coffee', 'القهوة') },
  { id: 'tea', label: t('Tea', 'الشاي') },
  { id: 'desserts', label: t('Desserts', 'الحلويات') },
  { id: 'cold', label: t('Cold drinks', 'مشروبات باردة') },
];

const navOf = (t: Say): NavItem[] => [
  { id: 'home', label: t('Home', 'الرئيسية'), icon: home, href: '#home' },
  { id: 'menu', label: t('Menu', 'القائمة'), icon: menuBook, href: '#menu' },
  {
    id: 'cart',
    label: t('Cart', 'السلة'),
    icon: cartBag,
    href: '#cart',
    count: t('2', '٢'),
    countLabel: t('2 items', 'صنفان'),
  },
  { id: 'profile', label: t('Profile', 'حسابي'), icon: person, href: '#profile' },
  { id: 'more', label: t('More', 'المزيد'), icon: more, href: '#more' },
];

function OrderType({ t }: { t: Say }) {
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

function Items({ t }: { t: Say }) {
  const [count, setCount] = useState(2);
  const add = <IconButton label={t('Add', 'أضف')} icon={plus} variant="add" />;
  const cards: [string, string, ReactNode, ReactNode, keyof typeof pictures, ReactNode][] = [
    [
      t('Saffron French toast', 'توست فرنسي بالزعفران'),
      t('Brioche, saffron milk, pistachio, honey from Jabal', 'بريوش، حليب بالزعفران، فستق، عسل جبلي'),
      <Price key="p" was={t('3.250', '٣٫٢٥٠')} amount={t('2.600 KD', '٢٫٦٠٠ د.ك')} size="l" />,
      <Badge key="b" tone="sale">
        {t('-20%', 'خصم ٢٠٪')}
      </Badge>,
      'waffle',
      add,
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
        {...(t('', '-') && { format: (n: number) => n.toLocaleString('ar-KW-u-nu-arab') })}
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
      add,
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
      add,
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
    <ItemGrid>
      {cards.map(([name, description, price, badges, picture, action]) => (
        <ItemCard
          key={name}
          name={name}
          description={description}
          price={price}
          badges={badges}
          picture={pictures[picture]}
          href="#item"
          onOpen={nothing}
          action={action}
          unavailable={!action}
        />
      ))}
    </ItemGrid>
  );
}

function CartPanel({ t }: { t: Say }) {
  const [count, setCount] = useState(1);
  const step = (
    <Stepper
      value={count}
      max={9}
      lastIcon={trash}
      onChange={setCount}
      label={t('Count', 'العدد')}
      decreaseLabel={t('One less', 'أنقص')}
      increaseLabel={t('One more', 'زد')}
    />
  );
  const edit = <Button variant="quiet">{t('Edit', 'تعديل')}</Button>;
  return (
    <Stack gap={4}>
      <div>
        <LineItem
          picture={pictures.waffle}
          name={t('Saffron French toast', 'توست فرنسي بالزعفران')}
          details={[t('Brioche, clotted cream', 'بريوش، قشطة'), t('“No nuts, please”', '«بدون مكسرات»')]}
          price={<Price was={t('3.250', '٣٫٢٥٠')} amount={t('2.600', '٢٫٦٠٠')} />}
          actions={edit}
          count={step}
        />
        <LineItem
          picture={pictures.coffee}
          name={t('Flat white', 'فلات وايت')}
          details={[t('Oat milk, extra shot', 'حليب الشوفان، جرعة إضافية')]}
          price={<Price amount={t('3.400', '٣٫٤٠٠')} />}
          actions={edit}
          count={step}
        />
      </div>
      <Stack gap={1}>
        <ProgressBar value={0.72} label={t('Minimum order', 'الحد الأدنى')} />
        <Text tone="mute" size="s">
          {t('1.100 KD more for free delivery', 'أضف ١٫١٠٠ د.ك للتوصيل المجاني')}
        </Text>
      </Stack>
      <Bill>
        <BillRow label={t('Subtotal', 'المجموع الفرعي')} value={t('6.400 KD', '٦٫٤٠٠ د.ك')} />
        <BillRow
          tone="saving"
          label={t('Discount', 'الخصم')}
          value={t('−0.650 KD', '−٠٫٦٥٠ د.ك')}
          explainLabel={t('Why this discount?', 'لماذا؟')}
          explanation="3.250 × 20% = 0.650"
        />
        <BillRow label={t('VAT 5% included', 'شامل الضريبة ٥٪')} value={t('0.274 KD', '٠٫٢٧٤ د.ك')} />
        <BillRow tone="total" label={t('Total', 'الإجمالي')} value={t('5.750 KD', '٥٫٧٥٠ د.ك')} />
      </Bill>
      <Button size="l" block spread>
        <span>{t('Go to checkout', 'إتمام الطلب')}</span>
        <bdi>{t('5.750 KD', '٥٫٧٥٠ د.ك')}</bdi>
      </Button>
    </Stack>
  );
}

function MenuPage({ t, hasToast = false }: { t: Say; hasToast?: boolean }) {
  const [selected, setSelected] = useState('popular');
  const [query, setQuery] = useState('');
  const tabs = tabsOf(t);
  return (
    <Column>
      <Wide>
        <TopBar
          label={t('Main', 'الرئيسية')}
          items={navOf(t)}
          current="menu"
          onNavigate={nothing}
          brand={<Heading as="p">{t('Bayt Coffee', 'بيت القهوة')}</Heading>}
        />
      </Wide>
      <Columns>
        <Side>
          <CategoryRail
            label={t('Categories', 'الأقسام')}
            tabs={tabs}
            selected={selected}
            onSelect={setSelected}
          />
        </Side>
        <div>
          <Narrow>
            <BusinessHeader
              name={t('Bayt Coffee', 'بيت القهوة')}
              logo={pictures.coffee}
              cover={null}
              isOpen
              status={t('Open until 23:00', 'مفتوح حتى ١١ م')}
              meta={[t('★ 4.8', '★ ٤٫٨'), t('Salmiya', 'السالمية')]}
              actions={<IconButton label={t('Menu', 'القائمة')} icon={more} variant="overlay" />}
            >
              <OrderType t={t} />
            </BusinessHeader>
          </Narrow>
          <Narrow>
            <CategoryTabs
              label={t('Categories', 'الأقسام')}
              tabs={tabs}
              selected={selected}
              onSelect={setSelected}
            />
          </Narrow>
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
        <Side>
          <Heading>{t('Your order', 'طلبك')}</Heading>
          <CartPanel t={t} />
        </Side>
      </Columns>
      <BottomDock>
        {hasToast && (
          <Toast
            message={t('Flat white removed', 'حُذف فلات وايت')}
            actionLabel={t('Undo', 'تراجع')}
            onAction={nothing}
            onDismiss={nothing}
          />
        )}
        <Narrow>
          <CartBar
            count={t('2', '٢')}
            label={t('View cart', 'عرض السلة')}
            total={t('2.900 KD', '٢٫٩٠٠ د.ك')}
            fullLabel="View cart, 2 items, 2.900 KD"
            href="#cart"
            onOpen={nothing}
          />
          <BottomTabs label={t('Main', 'الرئيسية')} items={navOf(t)} current="menu" onNavigate={nothing} />
        </Narrow>
      </BottomDock>
    </Column>
  );
}

export const Menu: Story = { render: (_, { globals }) => <MenuPage t={say(globals.dir)} /> };
export const MenuWithToast: Story = {
  render: (_, { globals }) => <MenuPage t={say(globals.dir)} hasToast />,
};

const Hero = styled('div', { height: 220 });

function ItemPage({ t }: { t: Say }) {
  const [bread, setBread] = useState('brioche');
  const [extras, setExtras] = useState<Record<string, number>>({ cream: 1 });
  const [count, setCount] = useState(1);
  const extra = (id: string, label: string, detail: string) => ({
    id,
    label,
    detail,
    quantity: extras[id] ?? 0,
  });
  return (
    <Sheet
      open
      onClose={nothing}
      title={t('Saffron French toast', 'توست فرنسي بالزعفران')}
      closeLabel={t('Close', 'إغلاق')}
      media={
        <Hero>
          <Picture picture={pictures.waffle} alt="" sizes="560px" />
        </Hero>
      }
      footer={
        <>
          <Stepper
            size="l"
            value={count}
            min={1}
            max={9}
            onChange={setCount}
            label={t('Count', 'العدد')}
            decreaseLabel={t('One less', 'أنقص')}
            increaseLabel={t('One more', 'زد')}
          />
          <Button size="l" block spread>
            <span>{t('Add to cart', 'أضف إلى السلة')}</span>
            <bdi>{t('3.000 KD', '٣٫٠٠٠ د.ك')}</bdi>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading as="h2" size="l">
            {t('Saffron French toast', 'توست فرنسي بالزعفران')}
          </Heading>
          <Text tone="mute" size="l">
            {t(
              'Brioche, saffron milk, pistachio, honey from Jabal.',
              'بريوش، حليب بالزعفران، فستق، عسل جبلي.',
            )}
          </Text>
        </Stack>
        <ChoiceGroup
          kind="radio"
          legend={t('Bread', 'الخبز')}
          rule={t('Chosen', 'تم الاختيار')}
          ruleState="done"
          onChange={setBread}
          options={[
            { id: 'brioche', label: t('Brioche', 'بريوش'), quantity: bread === 'brioche' ? 1 : 0 },
            {
              id: 'sour',
              label: t('Sourdough', 'خبز العجين المخمّر'),
              detail: t('+0.150 KD', '+٠٫١٥٠ د.ك'),
              quantity: bread === 'sour' ? 1 : 0,
            },
          ]}
        />
        <ChoiceGroup
          kind="checkbox"
          legend={t('Extras', 'إضافات')}
          rule={t('Up to 3', 'حتى ٣')}
          onChange={(id, quantity) => setExtras({ ...extras, [id]: quantity })}
          options={[
            extra('cream', t('Clotted cream', 'قشطة'), t('+0.400 KD', '+٠٫٤٠٠ د.ك')),
            extra('date', t('Date syrup', 'دبس التمر'), t('+0.250 KD', '+٠٫٢٥٠ د.ك')),
            {
              ...extra('nuts', t('Pistachio, double', 'فستق مضاعف'), t('+0.500 KD', '+٠٫٥٠٠ د.ك')),
              disabled: true,
              note: t('Sold out', 'نفد'),
            },
          ]}
        />
        <ChoiceGroup
          kind="quantity"
          legend={t('Shots', 'جرعات')}
          rule={t('Choose 1', 'اختر ١')}
          ruleState="missing"
          error={t('Choose at least one', 'اختر واحدة على الأقل')}
          onChange={nothing}
          options={[
            {
              id: 'a',
              label: t('Espresso', 'إسبريسو'),
              detail: t('+0.200 KD', '+٠٫٢٠٠ د.ك'),
              quantity: 0,
              max: 3,
            },
          ]}
        />
        <TextArea
          label={t('Note', 'ملاحظة')}
          optionalLabel={t('optional', 'اختياري')}
          value=""
          onChange={nothing}
        />
      </Stack>
    </Sheet>
  );
}
export const Item: Story = { render: (_, { globals }) => <ItemPage t={say(globals.dir)} /> };

export const Cart: Story = {
  render: (_, { globals }) => {
    const t = say(globals.dir);
    return (
      <Page>
        <ScreenBar
          title={t('Your order', 'طلبك')}
          subtitle={t('Pickup · Bayt Coffee, Salmiya', 'استلام · بيت القهوة، السالمية')}
          onBack={nothing}
          backLabel={t('Back', 'رجوع')}
        />
        <Section>
          <CartPanel t={t} />
        </Section>
      </Page>
    );
  },
};

function CheckoutPage({ t }: { t: Say }) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('99');
  return (
    <Page>
      <ScreenBar title={t('Checkout', 'إتمام الطلب')} onBack={nothing} backLabel={t('Back', 'رجوع')} />
      <Section>
        <Stack gap={4}>
          <Notice icon={calendar} tone="warn">
            {t('Closed now. Your order is for tomorrow.', 'مغلق الآن. طلبك ليوم غد.')}
          </Notice>
          <TextField
            label={t('Name', 'الاسم')}
            value={name}
            onChange={setName}
            error={t('Enter your name', 'اكتب اسمك')}
            autoComplete="name"
          />
          <PhoneField
            label={t('Phone', 'الهاتف')}
            hint={t('For news about your order', 'لأخبار طلبك')}
            dialLabel={t('Country code', 'رمز الدولة')}
            dialCode="965"
            dialCodes={[{ code: '965', label: t('Kuwait', 'الكويت') }]}
            onDialCode={nothing}
            value={phone}
            onChange={setPhone}
          />
          <TextField
            label={t('Car', 'السيارة')}
            optionalLabel={t('optional', 'اختياري')}
            placeholder={t('White Toyota, 12-34567', 'تويوتا بيضاء')}
            value=""
            onChange={nothing}
          />
          <ChoiceGroup
            kind="radio"
            legend={t('Payment', 'الدفع')}
            onChange={nothing}
            options={[
              { id: 'cash', label: t('Cash', 'نقدًا'), quantity: 1 },
              { id: 'card', label: t('Card at pickup', 'بطاقة عند الاستلام'), quantity: 0 },
            ]}
          />
          <Button size="l" block busy>
            {t('Place order', 'أرسل الطلب')}
          </Button>
          <Button variant="secondary" block>
            {t('Back to the menu', 'العودة إلى القائمة')}
          </Button>
          <Button variant="danger" block>
            {t('Cancel order', 'إلغاء الطلب')}
          </Button>
        </Stack>
      </Section>
    </Page>
  );
}
export const Checkout: Story = { render: (_, { globals }) => <CheckoutPage t={say(globals.dir)} /> };

export const Tracking: Story = {
  render: (_, { globals }) => {
    const t = say(globals.dir);
    return (
      <Page>
        <ScreenBar
          title={t('Ready at 18:40', 'جاهز ٦:٤٠ م')}
          subtitle={t('Order 4F-7K2 · in 12 minutes', 'الطلب 4F-7K2 · بعد ١٢ دقيقة')}
        />
        <Section>
          <Stack gap={4}>
            <Timeline
              label={t('Progress', 'مراحل الطلب')}
              stateLabels={{
                done: t('done', 'تم'),
                current: t('now', 'الآن'),
                todo: t('to come', 'لاحقًا'),
                failed: t('failed', 'فشل'),
              }}
              steps={[
                { id: '1', title: t('Received', 'استُلم'), detail: '18:21', state: 'done' },
                { id: '2', title: t('Accepted', 'قُبل'), detail: '18:22', state: 'done' },
                {
                  id: '3',
                  title: t('Being prepared', 'قيد التحضير'),
                  detail: t('Two items, made fresh', 'صنفان طازجان'),
                  state: 'current',
                },
                { id: '4', title: t('Ready for pickup', 'جاهز للاستلام'), state: 'todo' },
              ]}
            />
            <Button size="l" block>
              {t('I am here', 'لقد وصلت')}
            </Button>
            <DetailRow
              icon={car}
              title={t('Car', 'السيارة')}
              action={<Button variant="quiet">{t('Change', 'تغيير')}</Button>}
            >
              Toyota, white, 12-34567
            </DetailRow>
            <DetailRow icon={pin} action={<Button variant="quiet">{t('Directions', 'الاتجاهات')}</Button>}>
              {t('Bayt Coffee, Salem St 14', 'بيت القهوة، شارع سالم ١٤')}
            </DetailRow>
            <DetailRow icon={receipt} action={<Button variant="quiet">{t('Receipt', 'الإيصال')}</Button>}>
              {t('2 items · 5.750 KD · cash', 'صنفان · ٥٫٧٥٠ د.ك · نقدًا')}
            </DetailRow>
          </Stack>
        </Section>
      </Page>
    );
  },
};

export const Landing: Story = {
  render: (_, { globals }) => {
    const t = say(globals.dir);
    return (
      <Page>
        <BusinessHeader
          name={t('Bayt Coffee', 'بيت القهوة')}
          logo={pictures.coffee}
          cover={pictures.croissant}
          isOpen={false}
          status={t('Opens tomorrow at 7:00', 'يفتح غدًا ٧ ص')}
        />
        <Section>
          <Stack gap={3}>
            <OptionCard
              icon={car}
              title={t('Pickup', 'استلام')}
              text={t('Ready in 15 minutes', 'جاهز خلال ١٥ دقيقة')}
              href="#pickup"
              onOpen={nothing}
            />
            <OptionCard
              icon={dineIn}
              title={t('Dine in', 'في المطعم')}
              text={t('Order to your table', 'اطلب إلى طاولتك')}
              href="#dine"
              onOpen={nothing}
            />
            <OptionCard
              icon={calendar}
              title={t('Reserve a table', 'احجز طاولة')}
              text={t('Not available today', 'غير متاح اليوم')}
              href="#reserve"
              onOpen={nothing}
              disabled
            />
          </Stack>
        </Section>
      </Page>
    );
  },
};
