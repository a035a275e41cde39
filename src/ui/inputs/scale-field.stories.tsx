import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stars } from '../feedback/stars.tsx';
import { Stack } from '../layout/stack.tsx';
import { bilingualStory, type Translate } from '../testing/story-kit.ts';
import { GroupFrame } from './group-frame.tsx';
import { ScaleField } from './scale-field.tsx';
import { SliderField } from './slider-field.tsx';

const meta: Meta = { title: 'ui/ScaleField' };
export default meta;
type Story = StoryObj;

const buildNames = (t: Translate) => [
  t('Very bad', 'سيئ جدًا'),
  t('Bad', 'سيئ'),
  t('So-so', 'مقبول'),
  t('Good', 'جيد'),
  t('Very good', 'ممتاز'),
];

function ControlledScale({
  kind,
  t,
  error,
  initialValue,
}: {
  kind: 'stars' | 'smiles';
  t: Translate;
  error?: string;
  initialValue: number;
}) {
  const [value, setValue] = useState(initialValue);
  return (
    <ScaleField
      kind={kind}
      label={t('How was it?', 'كيف كان؟')}
      hint={t('Be frank', 'بصراحة')}
      names={buildNames(t)}
      value={value}
      error={error}
      onChange={setValue}
    />
  );
}

function ControlledSlider({ t, initialValue }: { t: Translate; initialValue: number | null }) {
  const [value, setValue] = useState(initialValue);
  return (
    <SliderField
      label={t('Minutes of waiting', 'دقائق الانتظار')}
      optionalLabel={t('optional', 'اختياري')}
      min={0}
      max={60}
      step={5}
      value={value}
      emptyText="–"
      format={String}
      endLabels={[t('None', 'لا شيء'), t('An hour', 'ساعة')]}
      onChange={setValue}
    />
  );
}

export const StarsAndSmiles: Story = bilingualStory((t) => (
  <Stack gap={4}>
    <ControlledScale kind="stars" t={t} initialValue={3} />
    <ControlledScale kind="smiles" t={t} initialValue={4} />
  </Stack>
));
export const MissingAnswer: Story = bilingualStory((t) => (
  <Stack gap={4}>
    <ControlledScale kind="stars" t={t} initialValue={0} error={t('Please answer this', 'يرجى الإجابة')} />
    <GroupFrame label={t('Nothing inside', 'فارغ')} error={t('Please answer this', 'يرجى الإجابة')}>
      {null}
    </GroupFrame>
  </Stack>
));
export const Sliders: Story = bilingualStory((t) => (
  <Stack gap={4}>
    <ControlledSlider t={t} initialValue={null} />
    <ControlledSlider t={t} initialValue={20} />
  </Stack>
));
export const ReadOnlyStars: Story = bilingualStory((t) => (
  <Stars value={4} label={t('4 of 5 stars', '4 من 5 نجوم')} />
));
