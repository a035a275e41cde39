import type * as z from 'zod/mini';
import type { item, modifierGroup } from '../../../../src/api/contract/item-contract.ts';
import type { category } from '../../../../src/api/contract/menu-contract.ts';
import { type BusinessDocument, createWireParts, toWireId } from '../business/business-document.ts';
import type { FileCategory, FileItem } from '../business-file/business-file-menu.ts';

export type WireItemInput = z.input<typeof item>;
/** Of ours, to any depth. */
export interface WireCategoryInput extends Omit<z.input<typeof category>, 'items' | 'subcategories'> {
  readonly items: WireItemInput[];
  readonly subcategories?: WireCategoryInput[] | undefined;
}
type GroupInput = z.input<typeof modifierGroup>;

type FileSection = Omit<FileCategory, 'subcategories'>;
type Window = FileItem['available'];

/** Without the keys that are undefined, which would hide what they are spread over. */
const withoutUndefined = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;

const windowText = (window: Window): string | undefined => window && JSON.stringify(window);

/**
 * The menu of a business file as it is sent, branch by branch. What is a default on the wire is left out of it. Menus
 * share whatever is the same in all branches.
 */
export function createMenuWire(document: BusinessDocument) {
  const { file } = document;
  const { picture, taxes } = createWireParts(document);
  const groups = new Map<string, GroupInput>();
  const items = new Map<string, WireItemInput>();

  const group = (id: string): GroupInput[] => {
    const kept = groups.get(id);
    if (kept) return [kept];
    const found = file.modifier_groups[id];
    if (!found) return [];
    const modifiers = found.modifiers.map((modifier) => ({
      ...modifier,
      image: picture(modifier.image),
      taxes: taxes(modifier.taxes),
      modifier_groups: modifier.modifier_groups?.flatMap(group),
    }));
    const made = { ...found, id, modifiers };
    groups.set(id, made);
    return [made];
  };

  /** Where neither an entry nor one above it is switched off; undefined where that is everywhere. */
  const branchesOf = (entries: readonly (FileSection | FileItem)[]): string[] | undefined => {
    const sold = file.branches.filter(({ id }) =>
      entries.every(({ branches, visible }) => branches?.[id]?.visible ?? visible ?? true),
    );
    return sold.length < file.branches.length
      ? sold.map(({ id }) => toWireId(file.reference_id, id))
      : undefined;
  };

  const makeItem = (it: FileItem, of: FileSection, above: FileSection | undefined): WireItemInput => {
    const { added_on: _addedOn, ...rest } = it;
    return {
      ...rest,
      image: picture(it.image),
      branches: branchesOf(above ? [it, of, above] : [it, of]),
      available: windowText(it.available),
      modifier_groups: it.modifier_groups?.flatMap(group),
      inclusive_taxes: taxes(it.inclusive_taxes),
      types: {
        delivery: it.types?.delivery ?? true,
        car_pickup: it.types?.car_pickup ?? true,
        dine_in: it.types?.dine_in ?? true,
        reservation: it.types?.reservation ?? false,
      },
      category: of.id,
      grand_category: above?.id,
    };
  };

  const inBranch = (it: FileItem, base: WireItemInput, branchKey: string): WireItemInput => {
    const own = it.branches?.[branchKey];
    if (!own) return base;
    const { available, price_labels, ...plain } = own;
    const prices = new Map(Object.entries(price_labels ?? {}));
    return {
      ...base,
      ...withoutUndefined({ ...plain, available: windowText(available) }),
      price_labels: base.price_labels?.map((label) => ({
        ...label,
        price: prices.get(label.id) ?? label.price,
      })),
    };
  };

  const section = (of: FileSection, branchKey: string, above?: FileSection) => {
    const { branches, ...rest } = of;
    const own = branches?.[branchKey];
    return {
      ...rest,
      image: picture(of.image),
      available: windowText(own?.available ?? of.available),
      visible: own?.visible ?? of.visible,
      items: of.items.map((it) => {
        const base = items.get(it.id) ?? makeItem(it, of, above);
        items.set(it.id, base);
        return inBranch(it, base, branchKey);
      }),
    };
  };

  /** The categories as the branch of that key has them. */
  return (branchKey: string): WireCategoryInput[] =>
    file.categories.map(({ subcategories, ...of }) => ({
      ...section(of, branchKey),
      subcategories: subcategories?.map((sub) => section(sub, branchKey, of)),
    }));
}
