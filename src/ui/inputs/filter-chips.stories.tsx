import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createTranslate, type Translate } from '../testing/story-kit.ts';
import { FilterChips } from './filter-chips.tsx';

function ControlledChips({ t }: { t: Translate }) {
  const [selected, setSelected] = useState('all');
  const chips = [
    { id: 'all', label: t('All', 'الكل') },
    { id: 'hot', label: t('Hot', 'ساخن') },
    { id: 'iced', label: t('Iced', 'بارد') },
    { id: 'beans', label: t('Beans to take home', 'حبوب للمنزل') },
  ];
  return (
    <FilterChips label={t('Coffee', 'القهوة')} chips={chips} selected={selected} onSelect={setSelected} />
  );
}

const meta: Meta = { title: 'ui/FilterChips' };
export default meta;
type Story = StoryObj;

export const Row: Story = {
  render: (_, { globals }) => <ControlledChips t={createTranslate(globals.dir)} />,
};
