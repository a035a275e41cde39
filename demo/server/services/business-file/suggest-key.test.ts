import { describe, expect, it } from 'vitest';
import { readProblemsAfter } from '../testing/garden.ts';

const suggestInBranch = (key: string): string | undefined =>
  readProblemsAfter((file) => Object.assign(file.branches[0] ?? {}, { [key]: 1 })).find(
    ({ path }) => path.startsWith('branches[0]') && path.includes(key),
  )?.expected;
const listSuggestionsInBranch = (branchFields: object): string[] =>
  readProblemsAfter((file) => Object.assign(file.branches[0] ?? {}, branchFields)).map(
    ({ expected }) => expected,
  );

describe('an unknown key in a business file', () => {
  it.each([
    ['opening_hours', 'hours'],
    ['openingHours', 'hours'],
    ['opening hours', 'hours'],
    ['open', 'hours'],
    ['holidays', 'special_hours'],
    ['closed', 'special_hours'],
    ['closed_days', 'special_hours'],
    ['delivery_times', 'hours'],
    ['prep_time', 'preparation_minutes'],
    ['lead_time', 'preparation_minutes'],
    ['capacity', 'slot_capacity'],
    ['max_orders', 'slot_capacity'],
    ['slot_length', 'slot_minutes'],
    ['slot_interval', 'slot_step_minutes'],
    ['special_hour', 'special_hours'],
    ['preparation_minute', 'preparation_minutes'],
    ['slotMinutes', 'slot_minutes'],
  ])('reports the unknown key "%s" of a branch and suggests "%s" instead', (key, expected) => {
    expect(suggestInBranch(key)).toBe(`the key "${expected}"`);
  });

  it('names the object to which a key belongs when a business file has it in another object', () => {
    const suggestInSettings = (key: string) =>
      readProblemsAfter((file) => Object.assign(file.settings, { [key]: [] })).map(
        ({ expected }) => expected,
      );
    expect(suggestInSettings('opening_hours')).toContain('the key "hours" of a branch');
    expect(suggestInSettings('holidays')).toContain('the key "special_hours" of a branch');
    expect(suggestInSettings('capacity')).toContain('the key "slot_capacity" of a branch');
    expect(suggestInSettings('lead_time')).toContain('the key "min_advance" of scheduled_orders');
    expect(suggestInSettings('checkoutPickup')).toContain('the key "checkoutCarPickup"');
    expect(suggestInSettings('checkoutsDelivery')).toContain('the key "checkoutDelivery"');
    expect(suggestInSettings('time_zone')).toContain('the key "timezone"');
  });

  it('says that the staff set a rush in the console when a branch has the key "rush"', () => {
    expect(suggestInBranch('rush')).toBe('no key, because the staff set a rush in the console');
  });

  it('suggests a known key for an unknown key in the hours or the slot capacity of a branch', () => {
    expect(listSuggestionsInBranch({ hours: { 0: { open: '08:00', shifts: [] } } })).toContain(
      'the key "shifts"',
    );
    const shift = { open: '08:00', close: '18:00' };
    expect(listSuggestionsInBranch({ hours: { 0: { shifts: [shift] } } })).toEqual(
      expect.arrayContaining(['the key "time_from"', 'the key "time_to"']),
    );
    expect(
      listSuggestionsInBranch({ special_hours: [{ start: '2026-03-20', from: '2026-03-20' }] }),
    ).toContain('the key "from"');
    expect(listSuggestionsInBranch({ slot_capacity: { delivery: { meals: 30 } } })).toContain(
      'the key "dishes"',
    );
  });

  it('lists the allowed keys of a branch when an unknown key resembles none of them', () => {
    expect(suggestInBranch('colour_of_door')).toMatch(/^one of the keys id, name, /);
  });
});
