import type { ItemType } from '../../../../src/domain/menu/menu-types.ts';
import { toTypesWire } from '../menu/set-wire.ts';
import { pickTranslation } from '../shared/pick-translation.ts';
import type { BusinessFile } from './business-file.ts';
import type { FileItem } from './business-file-menu.ts';
import { formatPath } from './file-problem.ts';

interface LocatedItem {
  readonly path: readonly PropertyKey[];
  readonly item: FileItem;
}
interface FileWarning {
  readonly path: string;
  readonly warning: string;
}

/** Order types as the author of a file knows them. */
const TYPE_NAMES: Readonly<Record<ItemType, string>> = {
  delivery: 'delivery',
  car_pickup: 'pickup',
  dine_in: 'dine-in',
  reservation: 'reservations',
};

function listItems({ categories }: BusinessFile): LocatedItem[] {
  const addPaths = (items: readonly FileItem[], path: readonly PropertyKey[]): LocatedItem[] =>
    items.map((item, index) => ({ path: [...path, 'items', index], item }));
  return categories.flatMap((category, index) => {
    const path = ['categories', index];
    const subcategoryItems = (category.subcategories ?? []).flatMap(({ items }, subcategoryIndex) =>
      addPaths(items, [...path, 'subcategories', subcategoryIndex]),
    );
    return [...addPaths(category.items, path), ...subcategoryItems];
  });
}

const isSoldFor = ({ types }: FileItem, type: ItemType): boolean => toTypesWire(types)[type];

/**
 * Warns about dishes that are not sold for every order type of their set. If a part has no other dish for an order type, the
 * set is not sold for that type either.
 */
export function findSetWarnings(file: BusinessFile): FileWarning[] {
  const items = listItems(file);
  const itemById = new Map(items.map(({ item }) => [item.id, item]));
  const formatName = ({ name }: FileItem) => `"${pickTranslation(name, file.settings.locales)}"`;
  return items.flatMap(({ path, item: set }) =>
    (set.parts ?? []).flatMap((part, index): FileWarning[] => {
      const choices = part.choices ?? [{ item: part.item ?? '' }];
      const dishes = choices.flatMap((choice, choiceIndex) => {
        const dish = itemById.get(choice.item);
        return dish ? [{ dish, keyPath: part.choices ? ['choices', choiceIndex, 'item'] : ['item'] }] : [];
      });
      return dishes.flatMap(({ dish, keyPath }) => {
        const missingTypes = (Object.keys(TYPE_NAMES) as ItemType[]).filter(
          (type) => isSoldFor(set, type) && !isSoldFor(dish, type),
        );
        if (!missingTypes.length) return [];
        const typeText = missingTypes.map((type) => TYPE_NAMES[type]).join(' or ');
        const isSetUnavailable = missingTypes.some((type) =>
          dishes.every((other) => !isSoldFor(other.dish, type)),
        );
        const effect = isSetUnavailable
          ? `so the set ${formatName(set)} is not sold either`
          : `so customers cannot choose it in the set ${formatName(set)} then`;
        return [
          {
            path: formatPath([...path, 'parts', index, ...keyPath]),
            warning: `${formatName(dish)} is not sold for ${typeText}, ${effect}. Change the types of the dish or of the set.`,
          },
        ];
      });
    }),
  );
}
