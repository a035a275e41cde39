import type { ItemType } from '../../../../src/domain/menu/menu-types.ts';
import { toTypesWire } from '../menu/set-wire.ts';
import { pickTranslation } from '../shared/pick-translation.ts';
import type { BusinessFile } from './business-file.ts';
import type { FileItem } from './business-file-menu.ts';
import { formatPath } from './file-problem.ts';

interface PlacedItem {
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

function listItems({ categories }: BusinessFile): PlacedItem[] {
  const placeItems = (items: readonly FileItem[], path: readonly PropertyKey[]): PlacedItem[] =>
    items.map((item, index) => ({ path: [...path, 'items', index], item }));
  return categories.flatMap((category, index) => {
    const path = ['categories', index];
    const subcategoryItems = (category.subcategories ?? []).flatMap(({ items }, subcategoryIndex) =>
      placeItems(items, [...path, 'subcategories', subcategoryIndex]),
    );
    return [...placeItems(category.items, path), ...subcategoryItems];
  });
}

const isSoldFor = ({ types }: FileItem, type: ItemType): boolean => toTypesWire(types)[type];

/**
 * Finds the dishes that are not sold for every order type of their set. If a part has no other dish for an order type, the
 * set is not sold for that type either.
 */
export function findDishesNotSoldWithSet(file: BusinessFile): FileWarning[] {
  const items = listItems(file);
  const itemById = new Map(items.map(({ item }) => [item.id, item]));
  const formatName = ({ name }: FileItem) => `"${pickTranslation(name, file.settings.locales)}"`;
  return items.flatMap(({ path, item: set }) =>
    (set.parts ?? []).flatMap((part, index): FileWarning[] => {
      const choices = part.choices ?? [{ item: part.item ?? '' }];
      const dishes = choices.flatMap((choice, choiceIndex) => {
        const dish = itemById.get(choice.item);
        return dish ? [{ dish, key: part.choices ? ['choices', choiceIndex, 'item'] : ['item'] }] : [];
      });
      return dishes.flatMap(({ dish, key: keyPath }) => {
        const missingTypes = (Object.keys(TYPE_NAMES) as ItemType[]).filter(
          (type) => isSoldFor(set, type) && !isSoldFor(dish, type),
        );
        if (!missingTypes.length) return [];
        const typeText = missingTypes.map((type) => TYPE_NAMES[type]).join(' or ');
        const isLost = missingTypes.some((type) => dishes.every((other) => !isSoldFor(other.dish, type)));
        const effect = isLost
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
