import { readFileSync } from 'node:fs';
import type { Locale } from '../text-patterns.ts';

type Text = Readonly<Record<string, string>>;
interface Named {
  readonly id: string;
  readonly name: Text;
}
interface Section extends Named {
  readonly items: readonly Named[];
}
interface BusinessFile {
  readonly settings: { readonly business_name: Text };
  readonly categories: readonly (Section & { readonly subcategories?: readonly Section[] })[];
  readonly modifier_groups: Readonly<
    Record<
      string,
      { readonly name: Text; readonly modifiers: readonly { readonly id: string; readonly locales: Text }[] }
    >
  >;
}

export type DemoBusiness = 'demo-bakery' | 'demo-cafe' | 'demo-restaurant' | 'demo-salon' | 'demo-shop';

const getText = (text: Text | undefined, locale: Locale, subject: string): string => {
  const name = text?.[locale];
  if (name === undefined) throw new Error(`${subject} has no text in ${locale}`);
  return name;
};

/** The names in a demo business file, by id. */
export function readDemoNames(business: DemoBusiness, locale: Locale) {
  const path = new URL(`../../../../demo/businesses/${business}.json`, import.meta.url);
  const file = JSON.parse(readFileSync(path, 'utf8')) as BusinessFile;
  const sections = file.categories.flatMap((category) => [category, ...(category.subcategories ?? [])]);
  const items = sections.flatMap((section) => section.items);
  const options = Object.values(file.modifier_groups).flatMap((group) => group.modifiers);
  return {
    business: getText(file.settings.business_name, locale, business),
    category: (id: string) => getText(sections.find((section) => section.id === id)?.name, locale, id),
    dish: (id: string) => getText(items.find((item) => item.id === id)?.name, locale, id),
    group: (id: string) => getText(file.modifier_groups[id]?.name, locale, id),
    option: (id: string) => getText(options.find((option) => option.id === id)?.locales, locale, id),
  };
}
