import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { WireReservation } from '../../../../src/api/contract/reservation-contract.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { pickTranslation } from '../shared/pick-translation.ts';

const words = z.object({
  reminder: z.intersection(
    z.object({ service: z.string(), withStaff: z.string(), link: z.string() }),
    z.record(z.string(), z.string()),
  ),
});
type Words = z.infer<typeof words>['reminder'];

/**
 * The parts of a reservation that its reminder mentions. `link` opens it; null when no public origin is known.
 */
export interface ReminderContent
  extends Pick<WireReservation, 'branch' | 'service' | 'staff' | 'guests' | 'starts_at'> {
  readonly link: string | null;
}

const fillTemplate = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');

/** Formats the start as the customer's screens do (src/i18n/formatters.ts), without the year. */
const formatStart = (at: string, locale: string, { country_code, timezone }: Business['file']['settings']) =>
  new Intl.DateTimeFormat([`${locale}-${country_code}${locale === 'ar' ? '-u-nu-arab' : ''}`, 'en'], {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone: timezone,
  }).format(new Date(at));

/** The interface's languages: their files in `folder`, and their codes. */
export interface Languages {
  readonly folder: string;
  readonly shipped: readonly string[];
}

/** Writes reminders in the app's languages, and in English for any other. Each language file is read once. */
export function createReminderTexts({ folder, shipped }: Languages) {
  const known = new Map<string, Words>();
  const wordsIn = (locale: string): Words => {
    const read =
      known.get(locale) ??
      words.parse(JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'))).reminder;
    known.set(locale, read);
    return read;
  };
  return (
    business: Business,
    asked: string,
    { branch, service, staff, guests, ...of }: ReminderContent,
  ): string => {
    const locale = shipped.includes(asked) ? asked : 'en';
    const { settings } = business.file;
    const its = wordsIn(locale);
    const inOrder = [locale, ...settings.locales];
    const table = its[`table_${new Intl.PluralRules(locale).select(guests)}`] ?? its.table_other ?? '';
    const name = service && pickTranslation(service.name, inOrder);
    const values = {
      business: pickTranslation(settings.business_name, inOrder),
      branch: pickTranslation(branch.name, inOrder),
      time: formatStart(of.starts_at, locale, settings),
      count: new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-arab' : locale).format(guests),
      what:
        name && staff
          ? fillTemplate(its.withStaff, { name, staff: pickTranslation(staff.name, inOrder) })
          : (name ?? ''),
    };
    const text = fillTemplate(service ? its.service : table, values);
    return of.link ? `${text} ${fillTemplate(its.link, { link: of.link })}` : text;
  };
}
