import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { useFulfilmentTime } from '../../components/schedule/use-now.ts';
import { filterVisibleMenu } from '../../domain/availability/visible-menu.ts';
import { getBranchTime } from '../../domain/business/branch-opening-hours.ts';
import { findLinesNotSoldForType } from '../../domain/cart/lines-not-sold-for-type.ts';
import { indexItemsById } from '../../domain/menu/items-by-id.ts';
import type { MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';

/** The notice lists this many dishes by name and counts the rest. */
const MAX_NAMED_ITEMS = 3;

export interface SwitchNoticeProps {
  from: OrderType;
  to: OrderType;
}

/** Lists the dishes and cart lines that are not available for the order type the customer switched to. */
export function SwitchNotice({ from, to }: SwitchNoticeProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatList } = useFormat();
  const typeName = useOrderTypeNames()[to];
  const missingItems = useMissingItems(from, to);
  const findItem = useMenu((state) => state.findItem);
  const missingLineCount = useCart(({ cart }) => findLinesNotSoldForType(cart, findItem, to).length);
  if (!missingItems.length && !missingLineCount) return null;
  const names = missingItems.slice(0, MAX_NAMED_ITEMS).map(({ name }) => localize(name));
  const otherCount = missingItems.length - names.length;
  return (
    <Notice icon={alert} tone="warn" announce>
      {missingItems.length > 0 && (
        <p>
          {t('menu.unavailableForType', {
            type: typeName,
            items: formatList([...names, ...(otherCount ? [t('menu.andMore', { count: otherCount })] : [])]),
          })}
        </p>
      )}
      {missingLineCount > 0 && (
        <p>{t('menu.cartUnavailableForType', { count: missingLineCount, type: typeName })}</p>
      )}
    </Notice>
  );
}

/** The dishes that are served now for order type `from` but not for `to`. */
function useMissingItems(from: OrderType, to: OrderType): readonly MenuItem[] {
  const menu = useMenu((state) => state.menu);
  const { timeZone, branch } = useBusiness((state) => ({
    timeZone: state.business?.timezone ?? 'UTC',
    branch: state.branch,
  }));
  const instant = useFulfilmentTime(60_000);
  return useMemo(() => {
    if (!menu) return [];
    const indexItemsFor = (kind: OrderType) =>
      indexItemsById(filterVisibleMenu(menu, { kind, now: getBranchTime(branch, kind, instant, timeZone) }));
    const itemsForNewType = indexItemsFor(to);
    return [...indexItemsFor(from).values()].filter(({ id }) => !itemsForNewType.has(id));
  }, [menu, branch, timeZone, from, to, instant]);
}
