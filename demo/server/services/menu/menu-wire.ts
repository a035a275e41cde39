import type * as z from 'zod/mini';
import type { item } from '../../../../src/api/contract/item-contract.ts';
import type { category } from '../../../../src/api/contract/menu-contract.ts';
import { type BusinessDocument, createWireMappers, toWireId } from '../business/business-document.ts';
import type { FileCategory, FileItem } from '../business-file/business-file-menu.ts';
import { createSetWire, type GroupInput, toTypesWire } from './set-wire.ts';

export type WireItemInput = z.input<typeof item>;
/** A category with subcategories to any depth. */
export interface WireCategoryInput extends Omit<z.input<typeof category>, 'items' | 'subcategories'> {
  readonly items: WireItemInput[];
  readonly subcategories?: WireCategoryInput[] | undefined;
}

type FileSection = Omit<FileCategory, 'subcategories'>;
type DailyWindow = FileItem['available'];

/** Removes undefined values, which would overwrite others when spread. */
const removeUndefined = <T extends object>(changes: T): Partial<T> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<T>;

const formatWindow = (window: DailyWindow): string | undefined => window && JSON.stringify(window);

/**
 * Converts the menu of a business file to its wire format, by branch, without the wire's default values. Menus share
 * the parts that are equal in all branches.
 */
export function createMenuWire(document: BusinessDocument) {
  const { file } = document;
  const { toImageWire, toTaxWires } = createWireMappers(document);
  const groups = new Map<string, GroupInput>();
  const items = new Map<string, WireItemInput>();

  const toGroupWires = (id: string): GroupInput[] => {
    const cached = groups.get(id);
    if (cached) return [cached];
    const fileGroup = file.modifier_groups[id];
    if (!fileGroup) return [];
    const modifiers = fileGroup.modifiers.map((modifier) => ({
      ...modifier,
      image: toImageWire(modifier.image),
      taxes: toTaxWires(modifier.taxes),
      modifier_groups: modifier.modifier_groups?.flatMap(toGroupWires),
    }));
    const groupWire = { ...fileGroup, id, modifiers };
    groups.set(id, groupWire);
    return [groupWire];
  };

  const setWire = createSetWire({ file, toGroupWires, toImageWire, toTaxWires, formatWindow });

  /** Ids of the branches in which an item and its categories are visible. Undefined when all branches sell the item. */
  const listSellingBranches = (entries: readonly (FileSection | FileItem)[]): string[] | undefined => {
    const sellingBranches = file.branches.filter(({ id }) =>
      entries.every(({ branches, visible }) => branches?.[id]?.visible ?? visible ?? true),
    );
    return sellingBranches.length < file.branches.length
      ? sellingBranches.map(({ id }) => toWireId(file.reference_id, id))
      : undefined;
  };

  const toItemWire = (
    fileItem: FileItem,
    fileSection: FileSection,
    parent: FileSection | undefined,
  ): WireItemInput => {
    const { added_on: _addedOn, parts: _parts, tax_by_parts: _taxByParts, ...rest } = fileItem;
    return {
      ...rest,
      image: toImageWire(fileItem.image),
      branches: listSellingBranches(parent ? [fileItem, fileSection, parent] : [fileItem, fileSection]),
      available: formatWindow(fileItem.available),
      modifier_groups: fileItem.modifier_groups?.flatMap(toGroupWires),
      allergens: setWire.listAllergens(fileItem),
      preparation_time: setWire.getPreparationTime(fileItem),
      inclusive_taxes: toTaxWires(fileItem.inclusive_taxes),
      deposit_taxes: toTaxWires(fileItem.deposit_taxes),
      types: toTypesWire(fileItem.types),
      category: fileSection.id,
      grand_category: parent?.id,
    };
  };

  const applyBranchChanges = (fileItem: FileItem, base: WireItemInput, branchKey: string): WireItemInput => {
    const branchChanges = fileItem.branches?.[branchKey];
    if (!branchChanges) return base;
    const { available, price_labels, ...otherChanges } = branchChanges;
    const prices = new Map(Object.entries(price_labels ?? {}));
    return {
      ...base,
      ...removeUndefined({ ...otherChanges, available: formatWindow(available) }),
      price_labels: base.price_labels?.map((label) => ({
        ...label,
        price: prices.get(label.id) ?? label.price,
      })),
    };
  };

  const toSectionWire = (fileSection: FileSection, branchKey: string, parent?: FileSection) => {
    const { branches, ...rest } = fileSection;
    const changes = branches?.[branchKey];
    return {
      ...rest,
      image: toImageWire(fileSection.image),
      available: formatWindow(changes?.available ?? fileSection.available),
      visible: changes?.visible ?? fileSection.visible,
      items: fileSection.items.map((fileItem) => {
        const base = items.get(fileItem.id) ?? toItemWire(fileItem, fileSection, parent);
        items.set(fileItem.id, base);
        const branchItem = applyBranchChanges(fileItem, base, branchKey);
        return fileItem.parts
          ? { ...branchItem, modifier_groups: setWire.toPartGroups(fileItem, branchKey) }
          : branchItem;
      }),
    };
  };

  /** `branchKey` is a branch id, or empty for the menu that branches without differences share. */
  return (branchKey: string): WireCategoryInput[] =>
    file.categories.map(({ subcategories, ...category }) => ({
      ...toSectionWire(category, branchKey),
      subcategories: subcategories?.map((sub) => toSectionWire(sub, branchKey, category)),
    }));
}
