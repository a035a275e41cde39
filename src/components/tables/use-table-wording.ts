import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '../../domain/menu/menu-types.ts';
import { hasOwnWord } from '../../domain/tables/table.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';

export interface TableWording {
  /**
   * The business's word for a table. Without one, the app's word: "Table", or "Spot" for a business that sells
   * services.
   */
  readonly label: string;
  /** False if the word is the app's "Table". Only then use texts that say "table". */
  readonly hasOwnLabel: boolean;
  /** The title of a reservation of a table. */
  readonly reservationTitle: string;
  /** Puts the label before a table's name: "Table 7". A name that contains a word ("Terrace 2") stays unchanged. */
  addLabel(table: LocalizedText): string;
}

/** The words this business uses for its tables (spec, section 3: `table_label`, `dine_in_label`). */
export function useTableWording(): TableWording {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { tableLabel, dineInLabel } = useBusiness(({ business }) => ({
    tableLabel: business?.tableLabel,
    dineInLabel: business?.dineInLabel,
  }));
  const standardLabel = t('table.label.dinein');
  const label =
    (tableLabel && localize(tableLabel)) ||
    (dineInLabel === 'product_service' ? t('table.label.product_service') : standardLabel);
  const hasOwnLabel = label !== standardLabel;
  return {
    label,
    hasOwnLabel,
    reservationTitle: t(hasOwnLabel ? 'sellingType.reservation' : 'reservation.title.table'),
    addLabel(table) {
      const name = localize(table);
      return hasOwnWord(name) ? name : t('table.named', { label, table: name });
    },
  };
}
