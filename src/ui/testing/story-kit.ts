/** Helpers for stories: two languages, columns of whole screens, and a visible focus. */
import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { medium, wide } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { cartBag, home, menuBook, more, person } from '../icons/icon-paths.ts';
import type { NavItem } from '../navigation/nav-item.ts';

export const noop = () => {};
export type Translate = (en: string, ar: string) => string;
/** Returns a function that picks the English or the Arabic text, by the direction of the story. */
export const createTranslate =
  (dir: unknown): Translate =>
  (en, ar) =>
    dir === 'rtl' ? ar : en;

/** A story in English, or in Arabic when it is shown right to left. */
export const bilingualStory = (
  render: (t: Translate) => ReactElement,
  storyOptions: Partial<StoryObj> = {},
): StoryObj => ({
  ...storyOptions,
  render: (_, { globals }) => render(createTranslate(globals.dir)),
});

/** An element as wide as the narrowest phone. */
export const NARROW = { parameters: { width: 320 } };

/** Focuses the first control, as the Tab key does. */
export const FOCUSED = {
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    canvasElement.firstElementChild?.shadowRoot
      ?.querySelector<HTMLElement>('button, a, input, textarea, select')
      ?.focus(),
};

export const Column = styled('div', { display: 'flex', flexDirection: 'column', minHeight: '100vh' });
export const NarrowOnly = styled('div', { [wide]: { display: 'none' } });
export const Columns = styled('div', { [wide]: { display: 'grid', gridTemplateColumns: '216px 1fr 348px' } });
export const SideColumn = styled('div', { display: 'none', padding: '$5 $4', [wide]: { display: 'block' } });
export const WideOnly = styled('div', { display: 'none', [wide]: { display: 'block' } });
export const Cards = styled('div', {
  display: 'grid',
  gap: '$3',
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const Page = styled('div', { maxWidth: 640, marginInline: 'auto', width: '100%' });
export const Section = styled('section', { padding: '$4', [medium]: { paddingInline: '$6' } });

export const buildTabs = (t: Translate) => [
  { id: 'popular', label: t('Popular', 'الأكثر طلبًا') },
  { id: 'breakfast', label: t('Breakfast', 'الفطور') },
  { id: 'coffee', label: t('Coffee', 'القهوة') },
  { id: 'tea', label: t('Tea', 'الشاي') },
  { id: 'desserts', label: t('Desserts', 'الحلويات') },
  { id: 'cold', label: t('Cold drinks', 'مشروبات باردة') },
];

export const buildNavItems = (t: Translate): NavItem[] => [
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
