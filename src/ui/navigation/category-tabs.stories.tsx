import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { noop } from '../testing/story-kit.ts';
import { CategoryRail } from './category-rail.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import { TabButton } from './tab-button.tsx';

const tabs = ['Popular', 'Breakfast', 'Coffee', 'Tea', 'Sandwiches', 'Salads', 'Desserts', 'Cold drinks'].map(
  (label) => ({ id: label, label }),
);

function ControlledCategories({ rail = false }: { rail?: boolean }) {
  const [selected, setSelected] = useState('Salads');
  const List = rail ? CategoryRail : CategoryTabs;
  return <List label="Categories" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

const meta = { title: 'ui/CategoryTabs', component: ControlledCategories } satisfies Meta<
  typeof ControlledCategories
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tabs: Story = {};
export const Rail: Story = { args: { rail: true } };

const StyledTab = styled('button', {
  padding: '$3',
  minHeight: 44,
  '&[aria-selected=true]': { fontWeight: 700 },
});
/** One tab, selected and not selected, in both styles. */
export const OneTab: StoryObj = {
  render: () => (
    <div role="tablist" aria-label="Categories">
      {tabs.slice(0, 2).map((tab, index) => (
        <TabButton
          key={tab.id}
          component={StyledTab}
          tab={tab}
          isSelected={!index}
          isTabStop={!index}
          onSelect={noop}
        />
      ))}
    </div>
  ),
};
