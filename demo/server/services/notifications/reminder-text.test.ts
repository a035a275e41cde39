import { describe, expect, it } from 'vitest';
import { folders } from '../../folders.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { createReminderTexts, type ReminderContent } from './reminder-text.ts';

const writeReminder = createReminderTexts({ folder: folders.locales, appLocales: ['en', 'ar'] });

const createBusiness = (settings: object) =>
  ({
    file: {
      settings: {
        business_name: { en: 'Sharp' },
        locales: ['en'],
        timezone: 'UTC',
        country_code: 'GB',
        ...settings,
      },
    },
  }) as unknown as Business;

const content = {
  branch: { id: 'b', name: { en: 'Soho' } },
  service: null,
  staff: null,
  guests: 2,
  starts_at: '2026-03-02T12:00:00Z',
  link: null,
} as unknown as ReminderContent;

describe('the text of a reminder', () => {
  it('a reminder says “table” only if the business has no other word for its tables', () => {
    expect(writeReminder(createBusiness({}), 'en', content)).toMatch(/table for 2\.$/);
    expect(writeReminder(createBusiness({ table_label: { en: 'Table' } }), 'en', content)).toMatch(
      /table for 2\.$/,
    );
    expect(writeReminder(createBusiness({ table_label: { en: 'Chair' } }), 'en', content)).toMatch(
      /at Soho\. Chair\.$/,
    );
    expect(writeReminder(createBusiness({ dine_in_label: 'product_service' }), 'en', content)).toMatch(
      /at Soho\. Spot\.$/,
    );
  });
});
