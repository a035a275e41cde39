import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { useTable } from '../../stores/tables/table-store.ts';

export interface TableForm {
  /** Wraps the button that opens the table choice. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /** Error message after the customer tried to order without a table, or the server refused the table. */
  readonly problem: string | undefined;
  focus(): void;
  /** Returns whether the order has the table it needs: dine-in orders need one if the branch has tables. */
  submit(): boolean;
}

/** Validation of the table of a dine-in order. */
export function useTableForm(): TableForm {
  const { t } = useTranslation();
  const isNeeded = useTable((state) => state.isNeeded);
  const isMissing = useCart(({ cart, table }) => cart.orderType === 'dine_in' && !table) && isNeeded;
  const wasRefused = useOrders(({ placing }) => placing.status === 'refused' && !!placing.fields.table_id);
  const [wasSubmitted, setSubmitted] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const focus = () => containerRef.current?.querySelector('button')?.focus();
  return {
    containerRef,
    problem: isMissing && (wasSubmitted || wasRefused) ? t('table.missing') : undefined,
    focus,
    submit() {
      if (!isMissing) return true;
      setSubmitted(true);
      focus();
      return false;
    },
  };
}
