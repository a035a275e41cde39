import type * as z from 'zod/mini';
import type { item, modifierGroup } from '../../../../src/api/contract/item-contract.ts';
import type { BusinessDocument, WireMappers } from '../business/business-document.ts';
import type { FileCategory, FileItem } from '../business-file/business-file-menu.ts';

export type GroupInput = z.input<typeof modifierGroup>;
type OptionInput = GroupInput['modifiers'][number];
type FileSection = Omit<FileCategory, 'subcategories'>;
type FilePart = NonNullable<FileItem['parts']>[number];
type FilePartDish = NonNullable<FilePart['choices']>[number];

/** A dish with the categories that contain it, the inner one first. */
interface DishInMenu {
  readonly dish: FileItem;
  readonly sections: readonly FileSection[];
}

/** Converts the order types of an item, with their defaults. */
export const toTypesWire = (types: FileItem['types']): z.input<typeof item>['types'] => ({
  delivery: types?.delivery ?? true,
  car_pickup: types?.car_pickup ?? true,
  dine_in: types?.dine_in ?? true,
  reservation: types?.reservation ?? false,
});

const indexDishes = ({ categories }: BusinessDocument['file']): Map<string, DishInMenu> => {
  const dishes = new Map<string, DishInMenu>();
  const addItems = ({ items }: FileSection, sections: readonly FileSection[]): void => {
    for (const dish of items) dishes.set(dish.id, { dish, sections });
  };
  for (const category of categories) {
    addItems(category, [category]);
    for (const sub of category.subcategories ?? []) addItems(sub, [sub, category]);
  }
  return dishes;
};

/** The dishes for a part of a set: its fixed dish, or the dishes among which the customer can choose. */
const listPartDishes = ({ item, price_label, choices }: FilePart): readonly FilePartDish[] =>
  choices ?? (item === undefined ? [] : [{ item, price_label }]);

/**
 * Prefixes the ids of groups and options, so that two burgers in a set can have different sauces. Options without taxes
 * get `taxes`.
 */
const prefixGroups = (
  groups: readonly GroupInput[],
  prefix: string,
  taxes: OptionInput['taxes'],
): GroupInput[] =>
  groups.map((group) => ({
    ...group,
    id: `${prefix}:${group.id}`,
    modifiers: group.modifiers.map((option) => ({
      ...option,
      id: `${prefix}:${option.id}`,
      taxes: option.taxes ?? taxes,
      modifier_groups: prefixGroups(option.modifier_groups ?? [], prefix, taxes),
    })),
  }));

const addSuffix = (name: FileItem['name'], getSuffix: (locale: string) => string): FileItem['name'] =>
  Object.fromEntries(Object.entries(name).map(([locale, text]) => [locale, text + getSuffix(locale)]));

interface SetWireDeps extends WireMappers {
  readonly file: BusinessDocument['file'];
  readonly toGroupWires: (id: string) => GroupInput[];
  readonly formatWindow: (window: FileItem['available']) => string | undefined;
}

/**
 * Converts sets to their wire form: an item with one modifier group per part, whose options are the part's dishes. If a
 * dish has modifier groups itself, its part has one group per piece instead. Stock, visibility, hours and prices of the
 * dishes are those of the branch.
 */
export function createSetWire({ file, toGroupWires, toImageWire, toTaxWires, formatWindow }: SetWireDeps) {
  const dishes = indexDishes(file);

  const toOptionWire = (
    { item: dishId, price_label: labelId, surcharge = 0 }: FilePartDish,
    { part, set, prefix, quantity, branchKey }: PartContext,
  ): OptionInput[] => {
    const dishInMenu = dishes.get(dishId);
    if (!dishInMenu) return [];
    const { dish, sections } = dishInMenu;
    const branchChanges = dish.branches?.[branchKey];
    const label = dish.price_labels?.find(({ id }) => id === labelId);
    const isVisible = [dish, ...sections].every(
      ({ branches, visible }) => branches?.[branchKey]?.visible ?? visible ?? true,
    );
    const dishPrice = label
      ? (branchChanges?.price_labels?.[label.id] ?? label.price)
      : (branchChanges?.price ?? dish.price ?? 0);
    const dishTaxes = set.tax_by_parts ? (toTaxWires(dish.inclusive_taxes) ?? []) : undefined;
    const groups = dish.modifier_groups?.flatMap(toGroupWires) ?? [];
    return [
      {
        id: [prefix, dishId, label?.id].filter(Boolean).join('.'),
        locales: label ? addSuffix(dish.name, (locale) => ` (${label.label[locale]})`) : dish.name,
        price: surcharge,
        image: toImageWire(dish.image),
        taxes: dishTaxes,
        available: isVisible && !(branchChanges?.sold_out ?? dish.sold_out),
        default: part.choices === undefined,
        max_quantity: quantity,
        provider: dish.provider,
        provider_id: dish.provider_id,
        modifier_groups: prefixGroups(groups, prefix, dishTaxes),
        part: {
          item_id: dishId,
          types: toTypesWire(dish.types),
          hours: [dish, ...sections].flatMap(({ available, availability, branches }) => {
            const window = formatWindow(branches?.[branchKey]?.available ?? available);
            return window || availability ? [{ available: window, availability }] : [];
          }),
          deposit: dish.deposit,
          deposit_taxes: toTaxWires(dish.deposit_taxes ?? dish.inclusive_taxes),
          taxed_price: set.tax_by_parts ? dishPrice : undefined,
        },
      },
    ];
  };

  const toPartWires = (set: FileItem, part: FilePart, branchKey: string): GroupInput[] => {
    const partDishes = listPartDishes(part);
    const { quantity = 1 } = part;
    const hasModifierGroups = partDishes.some(({ item }) => dishes.get(item)?.dish.modifier_groups?.length);
    // The number 0 stands for all pieces together.
    const pieces = hasModifierGroups ? Array.from({ length: quantity }, (_, index) => index + 1) : [0];
    return pieces.flatMap((piece) => {
      const prefix = pieces.length > 1 ? `${part.id}.${piece}` : part.id;
      const count = piece ? 1 : quantity;
      const modifiers = partDishes.flatMap((dish) =>
        toOptionWire(dish, { part, set, prefix, quantity: count, branchKey }),
      );
      const name = part.name ?? modifiers[0]?.locales ?? {};
      return {
        id: prefix,
        name: pieces.length > 1 ? addSuffix(name, () => ` ${piece}`) : name,
        min: count,
        max: count,
        modifiers,
      };
    });
  };

  return {
    /** The groups of a set in a branch. */
    toPartGroups: (set: FileItem, branchKey: string): GroupInput[] =>
      (set.parts ?? []).flatMap((part) => toPartWires(set, part, branchKey)),

    /** The allergens of an item, and of every dish that a set may contain. */
    listAllergens({ allergens, parts }: FileItem): string[] | undefined {
      if (!parts) return allergens;
      const partAllergens = parts
        .flatMap(listPartDishes)
        .flatMap(({ item }) => dishes.get(item)?.dish.allergens ?? []);
      return [...new Set([...(allergens ?? []), ...partAllergens])];
    },

    /** The preparation time of an item in minutes. A set without its own time takes as long as its slowest dish. */
    getPreparationTime({ preparation_time, parts = [] }: FileItem): number | null | undefined {
      if (preparation_time != null || !parts.length) return preparation_time;
      const times = parts
        .flatMap(listPartDishes)
        .map(({ item }) => dishes.get(item)?.dish.preparation_time ?? 0);
      return Math.max(...times) || undefined;
    },
  };
}

interface PartContext {
  readonly part: FilePart;
  readonly set: FileItem;
  /** Precedes the ids of the part's options. */
  readonly prefix: string;
  readonly quantity: number;
  readonly branchKey: string;
}
