import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { WireReservation } from '../../../../src/api/contract/reservation-contract.ts';
import { listLocaleTags } from '../../../../src/domain/business/locale-tags.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { pickTranslation } from '../shared/pick-translation.ts';

const textsSchema = z.object({
  reminder: z.intersection(
    z.object({ service: z.string(), withStaff: z.string(), link: z.string() }),
    z.record(z.string(), z.string()),
  ),
  table: z.object({ label: z.object({ dinein: z.string(), product_service: z.string() }) }),
});
type Texts = z.infer<typeof textsSchema>;

/**
 * The parts of a reservation that its reminder mentions. `link` opens the reservation, and is null when no public
 * origin is known.
 */
export interface ReminderContent
  extends Pick<WireReservation, 'branch' | 'service' | 'staff' | 'guests' | 'starts_at'> {
  readonly link: string | null;
}

const fillTemplate = (message: string, values: Readonly<Record<string, string>>): string =>
  message.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');

/** Formats the start like the customer's screens (src/i18n/formatters.ts), without the year. */
const formatStart = (at: string, locale: string, { country_code, timezone }: Business['file']['settings']) =>
  new Intl.DateTimeFormat(listLocaleTags(locale, country_code, true), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(new Date(at));

/** The interface's languages: their files in `folder`, and their codes. */
export interface Languages {
  readonly folder: string;
  readonly appLocales: readonly string[];
}

/** Writes reminders in the app's languages, and in English for any other. Each language file is read once. */
export function createReminderTexts({ folder, appLocales }: Languages) {
  const cache = new Map<string, Texts>();
  const loadTexts = (locale: string): Texts => {
    const texts =
      cache.get(locale) ??
      textsSchema.parse(JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')));
    cache.set(locale, texts);
    return texts;
  };
  return (
    business: Business,
    requestedLocale: string,
    { branch, service, staff, guests, ...content }: ReminderContent,
  ): string => {
    const locale = appLocales.includes(requestedLocale) ? requestedLocale : 'en';
    const { settings } = business.file;
    const { reminder: texts, table: tableTexts } = loadTexts(locale);
    const preferredLocales = [locale, ...settings.locales];
    const tableMessage =
      texts[`table_${new Intl.PluralRules(locale).select(guests)}`] ?? texts.table_other ?? '';
    const serviceName = service && pickTranslation(service.name, preferredLocales);
    const tableLabel =
      pickTranslation(settings.table_label, preferredLocales) ||
      tableTexts.label[settings.dine_in_label ?? 'dinein'];
    // The texts for a table contain the word "table", so they do not fit a business with another word for it.
    const hasOwnLabel = tableLabel !== tableTexts.label.dinein;
    const values = {
      business: pickTranslation(settings.business_name, preferredLocales),
      branch: pickTranslation(branch.name, preferredLocales),
      time: formatStart(content.starts_at, locale, settings),
      count: new Intl.NumberFormat(listLocaleTags(locale, settings.country_code)).format(guests),
      what:
        serviceName && staff
          ? fillTemplate(texts.withStaff, {
              name: serviceName,
              staff: pickTranslation(staff.name, preferredLocales),
            })
          : (serviceName ?? tableLabel),
    };
    const text = fillTemplate(service || hasOwnLabel ? texts.service : tableMessage, values);
    return content.link ? `${text} ${fillTemplate(texts.link, { link: content.link })}` : text;
  };
}
