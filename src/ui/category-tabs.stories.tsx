import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CategoryRail } from './category-rail.tsx';
import { CategoryTabs } from './category-tabs.tsx';

const tabs = ['Popular', 'Breakfast', 'Coffee', 'Tea', 'Sandwiches', 'Salads', 'Desserts', 'Cold drinks'].map(
  (label) => ({ id: label, label }),
);

function Following({ rail = false }: { rail?: boolean }) {
  const [selected, setSelected] = useState('Salads');
  const List = rail ? CategoryRail : CategoryTabs;
  return <List label="Categories" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

const meta = { title: 'ui/CategoryTabs', component: Following } satisfies Meta<typeof Following>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tabs: Story = {};
export const Rail: Story = { args: { rail: true } };
