import { useTranslation } from 'react-i18next';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { parseNotice } from './notices.ts';

/**
 * Explains above the screen why a guard redirected the customer to it. `text` comes from the router. A notice about an
 * empty cart or about problems in the cart disappears once the customer has corrected the cart.
 */
export function RouteNotice({ text }: { text: string | null }) {
  const { t } = useTranslation();
  const typeNames = useOrderTypeNames();
  const isResolvedByNotice: Partial<Record<string, boolean>> = {
    'notice.cartEmpty': useCart(({ count }) => count > 0),
    'notice.cartProblems': useCart(({ bill }) => bill?.problems.length === 0),
  };
  const parsed = parseNotice(text);
  if (!parsed || isResolvedByNotice[parsed.notice]) return null;
  const { notice, type } = parsed;
  return (
    <Notice icon={info} tone="warn" announce>
      {t(notice, type ? { type: typeNames[type] } : {})}
    </Notice>
  );
}
