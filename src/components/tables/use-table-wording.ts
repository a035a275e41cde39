import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { hasOwnWord } from '../../domain/tables/table.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';

export interface TableWording {
  /** The word for a table: the business's own, else "Table" or the word for a place where a service is given. */
  readonly label: string;
  /** The table's name with the label before it: "Table 7". A name that contains such a word itself stays as it is. */
  withLabel(table: LocalizedText): string;
}

/** The words this business uses for its tables (spec, section 3: `table_label`, `dine_in_label`). */
export function useTableWording(): TableWording {
  const { t } = useTranslation();
  const text = useText();
  const { tableLabel, dineInLabel } = useBusiness(({ business }) => ({
    tableLabel: business?.tableLabel,
    dineInLabel: business?.dineInLabel,
  }));
  const label =
    (tableLabel && text(tableLabel)) ||
    t(dineInLabel === 'product_service' ? 'table.label.product_service' : 'table.label.dinein');
  return {
    label,
    withLabel(table) {
      const name = text(table);
      return hasOwnWord(name) ? name : t('table.named', { label, table: name });
    },
  };
}
