import type * as z from 'zod/mini';
import type { image, tax } from '../../../src/api/schemas/common.ts';
import type { item, modifierGroup } from '../../../src/api/schemas/item.ts';
import type { category } from '../../../src/api/schemas/menu.ts';
import type { BusinessDocument } from './business-document.ts';
import type { BusinessFile } from './business-file.ts';
import type { FileCategory, FileItem } from './business-file-menu.ts';

type Picture = { readonly file: string; readonly color?: string | undefined };
type FileSection = Omit<FileCategory, 'subcategories'>;

/** Turns the pieces of a business file into wire pieces; what is a default on the wire is left out of it. */
export function menuWire({ file, pictures }: BusinessDocument) {
  const picture = (named: Picture | undefined): z.input<typeof image> | undefined => {
    const stored = named && pictures[named.file];
    return (
      stored && {
        src: `/media/${stored.hash}`,
        width: stored.width,
        height: stored.height,
        color: named.color,
      }
    );
  };
  const taxes = (keys: readonly string[] | undefined): z.input<typeof tax>[] | undefined =>
    keys?.flatMap((id) => {
      const found = file.taxes[id];
      return found ? [{ id, ...found }] : [];
    });

  const group = (id: string): z.input<typeof modifierGroup>[] => {
    const found = file.modifier_groups[id];
    if (!found) return [];
    const modifiers = found.modifiers.map((modifier) => ({
      ...modifier,
      image: picture(modifier.image),
      taxes: taxes(modifier.taxes),
    }));
    return [{ ...found, id, modifiers }];
  };

  /** What travels in another form than it is written in. */
  const shown = (of: FileSection | FileItem) => ({
    image: picture(of.image),
    available: of.available && JSON.stringify(of.available),
  });

  const toItem = (it: FileItem, categoryId: string, grandCategoryId?: string): z.input<typeof item> => ({
    ...it,
    ...shown(it),
    modifier_groups: it.modifier_groups?.flatMap(group),
    inclusive_taxes: taxes(it.inclusive_taxes),
    types: {
      delivery: it.types?.delivery ?? true,
      car_pickup: it.types?.car_pickup ?? true,
      dine_in: it.types?.dine_in ?? true,
      reservation: it.types?.reservation ?? false,
    },
    category: categoryId,
    grand_category: grandCategoryId,
  });

  const section = (of: FileSection, grandCategoryId?: string) => ({
    ...of,
    ...shown(of),
    items: of.items.map((it) => toItem(it, of.id, grandCategoryId)),
  });

  const toCategory = ({ subcategories, ...of }: FileCategory): z.input<typeof category> => ({
    ...section(of),
    subcategories: subcategories?.map((sub) => section(sub, of.id)),
  });

  return { picture, taxes, categories: (list: BusinessFile['categories']) => list.map(toCategory) };
}
