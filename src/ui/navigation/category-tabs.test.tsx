// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CategoryRail } from './category-rail.tsx';
import { CategoryTabs } from './category-tabs.tsx';
import '../testing/render-ui.ts';

const tabs = ['Coffee', 'Tea', 'Cake'].map((label) => ({ id: label.toLowerCase(), label }));

function ControlledTabs({ rail = false, start = 'coffee' }: { rail?: boolean; start?: string | null }) {
  const [selected, setSelected] = useState(start);
  const TabList = rail ? CategoryRail : CategoryTabs;
  return <TabList label="Categories" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

const getSelectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('CategoryTabs', () => {
  it('renders categories as a named tab list in which the Tab key reaches the selected tab', () => {
    render(<ControlledTabs />);
    expect(screen.getByRole('tablist', { name: 'Categories' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it('lets the Tab key reach the first category before any category is in view', () => {
    render(<ControlledTabs start={null} />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it('moves the focus between the categories with the arrow keys, and to the ends with Home and End', async () => {
    render(<ControlledTabs />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(getSelectedTab()).toBe('Tea');
    expect(document.activeElement?.textContent).toBe('Tea');
    await userEvent.keyboard('{End}');
    expect(getSelectedTab()).toBe('Cake');
    await userEvent.keyboard('{ArrowRight}');
    expect(getSelectedTab()).toBe('Coffee');
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(getSelectedTab()).toBe('Coffee');
  });

  it('mirrors the arrow keys between categories in right-to-left text', async () => {
    render(
      <div dir="rtl">
        <ControlledTabs />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(getSelectedTab()).toBe('Tea');
  });
});

describe('CategoryRail', () => {
  it('renders the category rail as a vertical tab list that the up and down keys control', async () => {
    render(<ControlledTabs rail />);
    expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
    await userEvent.click(screen.getByRole('tab', { name: 'Tea' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(getSelectedTab()).toBe('Cake');
  });
});
