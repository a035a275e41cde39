import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { close } from '../icons/icon-paths.ts';
import { plus } from '../icons/icon-paths-more.ts';
import { Row, Stack } from '../layout/stack.tsx';
import { FOCUSED, NARROW, nothing, type Say, worded } from '../testing/story-kit.ts';
import { Button } from './button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { IconButton } from './icon-button.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Stepper } from './stepper.tsx';

/** Buttons and what else is pressed, in the states that their own stories do not show. */
const meta: Meta = { title: 'States/Actions' };
export default meta;
type Story = StoryObj;

const LONG: readonly [string, string] = [
  'Put the whole breakfast for the family into the cart',
  'أضف فطور العائلة كاملًا بكل ما معه إلى سلة الطلب',
];
const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const ButtonsFocused: Story = worded(
  (t) => <Button>{t('Place order', 'أرسل الطلب')}</Button>,
  FOCUSED,
);
export const ButtonsOff: Story = worded((t) => (
  <Row wrap>
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} disabled>
        {t('Place order', 'أرسل الطلب')}
      </Button>
    ))}
  </Row>
));
export const ButtonsBusy: Story = worded((t) => (
  <Row wrap>
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} busy>
        {t('Place order', 'أرسل الطلب')}
      </Button>
    ))}
  </Row>
));
export const ButtonsNarrow: Story = worded(
  (t) => (
    <Stack>
      <Button>{t(...LONG)}</Button>
      <Button variant="secondary" block>
        {t(...LONG)}
      </Button>
      <Button size="l" block spread>
        <span>{t(...LONG)}</span>
        <bdi>{t('1,250.750 KD', '١٬٢٥٠٫٧٥٠ د.ك')}</bdi>
      </Button>
    </Stack>
  ),
  NARROW,
);
export const IconButtonFocused: Story = worded(
  (t) => <IconButton label={t('Close', 'إغلاق')} icon={close} variant="overlay" />,
  FOCUSED,
);
export const IconButtonOff: Story = worded((t) => (
  <Row>
    <IconButton label={t('Close', 'إغلاق')} icon={close} disabled />
    <IconButton label={t('Add', 'أضف')} icon={plus} variant="overlay" disabled />
  </Row>
));

const counting = (t: Say, part: { value: number; min?: number; max: number; size?: 's' | 'm' | 'l' }) => (
  <Stepper
    key={part.size ?? 'm'}
    label={t('Flat white', 'فلات وايت')}
    decreaseLabel={t('One less', 'أنقص')}
    increaseLabel={t('One more', 'زد')}
    format={(value) => value.toLocaleString(t('en', 'ar-KW-u-nu-arab'))}
    onChange={nothing}
    {...part}
  />
);
export const StepperAtTheEnds: Story = worded((t) => (
  <Row wrap>
    {counting(t, { value: 1, min: 1, max: 9, size: 's' })}
    {counting(t, { value: 1000, max: 1000 })}
    {counting(t, { value: 3, min: 3, max: 3, size: 'l' })}
  </Row>
));
export const StepperFocused: Story = worded((t) => counting(t, { value: 2, max: 9 }), FOCUSED);

function Types({ t }: { t: Say }) {
  const [value, setValue] = useState('b');
  return (
    <SegmentedControl
      label={t('Order type', 'طريقة الطلب')}
      value={value}
      onChange={setValue}
      options={[
        { value: 'a', label: t('Delivered to your door', 'توصيل إلى باب البيت') },
        { value: 'b', label: t('Pickup', 'استلام') },
        { value: 'c', label: t('At the table', 'في المطعم'), disabled: true },
      ]}
    />
  );
}
export const SegmentsNarrow: Story = worded((t) => <Types t={t} />, NARROW);
export const SegmentsFocused: Story = worded((t) => <Types t={t} />, FOCUSED);

const chips = (t: Say) => (
  <FilterChips
    label={t('Coffee', 'القهوة')}
    selected="iced"
    onSelect={nothing}
    chips={[
      { id: 'all', label: t('All', 'الكل') },
      { id: 'hot', label: t('Hot, from the machine', 'ساخن من الآلة') },
      { id: 'iced', label: t('Iced', 'بارد') },
      { id: 'beans', label: t('Beans to take home', 'حبوب للمنزل') },
    ]}
  />
);
export const ChipsNarrow: Story = worded(chips, NARROW);
export const ChipsFocused: Story = worded(chips, FOCUSED);
