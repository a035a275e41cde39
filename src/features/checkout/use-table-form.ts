import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { useTable } from '../../stores/tables/table-store.ts';

export interface TableForm {
  /** Wraps the button that opens the table choice. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /**
   * Error message while the table is missing. Set after the customer tried to order, or after the server refused the
   * table.
   */
  readonly problem: string | undefined;
  focus(): void;
  /** Returns false and focuses the table bar when a dine-in order at a branch with tables has no table. */
  submit(): boolean;
}

/** Validation of the table of a dine-in order. */
export function useTableForm(): TableForm {
  const { t } = useTranslation();
  const isNeeded = useTable((state) => state.isNeeded);
  const isMissing = useCart(({ cart, table }) => cart.orderType === 'dine_in' && !table) && isNeeded;
  const wasRefused = useOrders(
    ({ placement }) => placement.status === 'refused' && !!placement.fields.table_id,
  );
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
