import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from '../../theme/stitches.ts';
import { Badge } from '../feedback/badge.tsx';
import { clock } from '../icons/icon-paths.ts';
import { car } from '../icons/icon-paths-ordering.ts';
import { AddButton } from '../inputs/add-button.tsx';
import { Button } from '../inputs/button.tsx';
import { BusinessHeader } from '../layout/business-header.tsx';
import { DetailRow } from '../layout/detail-row.tsx';
import { Stack } from '../layout/stack.tsx';
import { bilingualStory, FOCUSED, NARROW, noop, type Translate } from '../testing/story-kit.ts';
import { storyPictures as pictures } from '../testing/story-pictures.ts';
import { CouponChip } from './coupon-chip.tsx';
import { ItemCard } from './item-card.tsx';
import { LineItem } from './line-item.tsx';
import { OptionCard } from './option-card.tsx';
import { Price } from './price.tsx';
import { CardStrip, SmallCard } from './small-card.tsx';

/** Cards and rows with long texts, without pictures, disabled and narrow. */
const meta: Meta = { title: 'States/Cards' };
export default meta;
type Story = StoryObj;

const LONG_NAME: readonly [string, string] = [
  'Supper from the oven with everything that goes with it, for six',
  'عشاء من الفرن مع كل ما يناسبه يكفي ستة أشخاص من العائلة',
];

const TwoColumns = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});
export const Grid: Story = bilingualStory((t) => (
  <TwoColumns>
    {(['waffle', 'salad', 'eggs'] as const).map((name) => (
      <ItemCard
        key={name}
        layout="grid"
        name={t(...LONG_NAME)}
        description={t('Brioche, saffron milk, pistachio', 'بريوش، حليب بالزعفران، فستق')}
        price={<Price amount={t('2.600 KD', '٢٫٦٠٠ د.ك')} size="l" />}
        badges={<Badge tone="warn">{t('From 17:00', 'من ٥ م')}</Badge>}
        picture={name === 'eggs' ? null : pictures[name]}
        href="#item"
        onOpen={noop}
        action={<AddButton label={t('Add', 'أضف')} />}
      />
    ))}
  </TwoColumns>
));

const renderLine = (t: Translate) => (
  <>
    <LineItem
      picture={null}
      name={t(...LONG_NAME)}
      details={[
        t('Without onions, without garlic, without nuts, extra sauce', 'بلا بصل وبلا ثوم وبلا مكسرات'),
      ]}
      price={<Price oldAmount={t('1,250.000', '١٬٢٥٠٫٠٠٠')} amount={t('1,000.500 KD', '١٬٠٠٠٫٥٠٠ د.ك')} />}
      actions={<Button variant="quiet">{t('Edit', 'تعديل')}</Button>}
      count="× 100"
    />
    <LineItem name={t('Water', 'ماء')} price={<Price amount={t('0.250 KD', '٠٫٢٥٠ د.ك')} />} />
  </>
);
export const Lines: Story = bilingualStory(renderLine, NARROW);

export const Small: Story = bilingualStory((t) => (
  <CardStrip>
    {[pictures.coffee, null].map((picture) => (
      <li key={String(picture?.src)}>
        <SmallCard
          name={t(...LONG_NAME)}
          price={<Price amount={t('2.600 KD', '٢٫٦٠٠ د.ك')} />}
          picture={picture}
          href="#item"
          onOpen={noop}
        />
      </li>
    ))}
    <li>
      <SmallCard name={t('Fattoush', 'فتوش')} picture={pictures.salad} href="#item" onOpen={noop} />
    </li>
  </CardStrip>
));

const renderOption = (t: Translate, disabled = false) => (
  <OptionCard
    icon={car}
    title={t(...LONG_NAME)}
    text={t('Brought to your car when you are here', 'نحضره إلى سيارتك عند وصولك')}
    href="#pickup"
    onOpen={noop}
    disabled={disabled}
  />
);
export const OptionsNarrow: Story = bilingualStory(
  (t) => (
    <Stack>
      {renderOption(t)}
      {renderOption(t, true)}
    </Stack>
  ),
  NARROW,
);
export const OptionFocused: Story = bilingualStory((t) => renderOption(t), FOCUSED);

export const Coupons: Story = bilingualStory(
  (t) => (
    <Stack>
      <CouponChip
        code="WELCOMETOOURHOUSE2026"
        text={t('You save 1,250.750 KD on what is dearest', 'توفر ١٬٢٥٠٫٧٥٠ د.ك على الأغلى')}
        isApplied
        removeLabel={t('Remove the coupon', 'إزالة القسيمة')}
        onRemove={noop}
      />
      <CouponChip
        code="used"
        text={t('Used with this order', 'استُخدمت مع هذا الطلب')}
        isApplied
        removeLabel={t('Remove the coupon', 'إزالة القسيمة')}
        disabled
        onRemove={noop}
      />
    </Stack>
  ),
  NARROW,
);

export const Details: Story = bilingualStory(
  (t) => (
    <Stack>
      <DetailRow icon={clock} title={t('Ready at', 'جاهز في')}>
        {t(...LONG_NAME)}
      </DetailRow>
      <DetailRow action={<Button variant="quiet">{t('Change', 'تغيير')}</Button>}>
        {t('Cash', 'نقدًا')}
      </DetailRow>
    </Stack>
  ),
  NARROW,
);

export const Prices: Story = bilingualStory((t) => (
  <Stack>
    <Price
      amount={t('1,234,567.890 KD', '١٬٢٣٤٬٥٦٧٫٨٩٠ د.ك')}
      oldAmount={t('2,000,000.000', '٢٬٠٠٠٬٠٠٠٫٠٠٠')}
      size="l"
    />
    <Price amount={t('Free', 'مجانًا')} />
  </Stack>
));

export const HeaderNarrow: Story = bilingualStory(
  (t) => (
    <BusinessHeader
      name={t('The Old House of Coffee, Bread and Conversation', 'بيت القهوة القديم والخبز والحديث الطيب')}
      logo={pictures.croissant}
      cover={null}
      isOpen={false}
      status={t('Opens on Wednesday the 25th at 7:00', 'يفتح الأربعاء ٢٥ الساعة ٧ صباحًا')}
      meta={t('Salmiya, behind the mosque', 'السالمية خلف المسجد')}
    />
  ),
  { parameters: { width: 320, bare: true } },
);
