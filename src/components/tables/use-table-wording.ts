import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { hasOwnWord } from '../../domain/tables/table.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';

export interface TableWording {
  /** What a table is called here: the business's own word, else one that suits what it sells. */
  readonly label: string;
  /** A table with that word before it, where it needs one: "Table 7". */
  withLabel(table: LocalizedText): string;
}

/** How this business speaks of where its customers sit (spec, section 3: `table_label`, `dine_in_label`). */
export function useTableWording(): TableWording {
  const { t } = useTranslation();
  const text = useText();
  const { own, sells } = useBusiness(({ business }) => ({
    own: business?.tableLabel,
    sells: business?.dineInLabel,
  }));
  const label =
    (own && text(own)) ||
    t(sells === 'product_service' ? 'table.label.product_service' : 'table.label.dinein');
  return {
    label,
    withLabel(table) {
      const name = text(table);
      return hasOwnWord(name) ? name : t('table.named', { label, table: name });
    },
  };
}
