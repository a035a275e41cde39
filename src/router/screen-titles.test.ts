import { expect, it } from 'vitest';
import messages from '../../locales/en.json' with { type: 'json' };
import { matchPath } from './match.ts';
import { ROUTES } from './route-table.ts';
import { ALL_TITLE_KEYS, getTitleKey } from './screen-titles.ts';

const UNTITLED_SCREENS = ['root', 'notFound', 'landing', 'category', 'item'];

it.each(ROUTES)(
  'gives the screen %s its own title unless the title is the name of a business, category or item',
  (name, segments) => {
    const match = matchPath(`/${segments.map((segment) => segment.replace(':', 'some-')).join('/')}`);
    expect(match && getTitleKey(match) !== null).toBe(!UNTITLED_SCREENS.includes(name));
  },
);

it('gives the screens for reserving tables and services different titles', () => {
  const findTitleKey = (path: string) => {
    const match = matchPath(path);
    return match && getTitleKey(match);
  };
  expect(findTitleKey('/cafe/reservation/reserv_dinein')).toBe('reservation.title.table');
  expect(findTitleKey('/cafe/reservation/reserv_service')).toBe('reservation.title.service');
});

it.each(ALL_TITLE_KEYS)('has an English text for the title key %s', (key) => {
  const message = key.split('.').reduce<unknown>((group, segment) => Object(group)[segment], messages);
  expect(message).toEqual(expect.any(String));
});
