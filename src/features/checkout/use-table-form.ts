import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { useTable } from '../../stores/tables/table-store.ts';

export interface TableForm {
  /** Around what is pressed to choose one. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** What is wrong, in words, once an order was to go out without a table, or the server knew of none like it. */
  readonly problem: string | undefined;
  focus(): void;
  /** Whether the order can go out: one for eating in says the table where the branch has any (decisions, section 3). */
  submit(): boolean;
}

/** Where the customer sits, as far as an order needs it. */
export function useTableForm(): TableForm {
  const { t } = useTranslation();
  const isNeeded = useTable((state) => state.isNeeded);
  const isMissing = useCart(({ cart, table }) => cart.sellingType === 'dine_in' && !table) && isNeeded;
  const wasRefused = useOrders(({ placing }) => placing.status === 'refused' && !!placing.fields.table_id);
  const [wasTried, setTried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const focus = () => box.current?.querySelector('button')?.focus();
  return {
    box,
    problem: isMissing && (wasTried || wasRefused) ? t('table.missing') : undefined,
    focus,
    submit() {
      if (!isMissing) return true;
      setTried(true);
      focus();
      return false;
    },
  };
}
