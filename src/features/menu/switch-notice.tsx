import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { useServedAt } from '../../components/schedule/use-now.ts';
import { visibleMenu } from '../../domain/availability/visible-menu.ts';
import { findLinesNotSoldAs } from '../../domain/cart/lines-not-sold-as.ts';
import { indexItemsById } from '../../domain/menu/items-by-id.ts';
import type { MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { useBusiness, useCart, useMenu } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';

/** So many are named; the others are counted. */
const NAMED = 3;

export interface SwitchNoticeProps {
  from: OrderType;
  to: OrderType;
}

/** What the customer gives up by ordering another way: dishes that were on the menu a moment ago, and in the cart. */
export function SwitchNotice({ from, to }: SwitchNoticeProps) {
  const { t } = useTranslation();
  const text = useText();
  const { list } = useFormat();
  const type = useOrderTypeNames()[to];
  const gone = useGone(from, to);
  const itemById = useMenu((state) => state.itemById);
  const inCart = useCart(({ cart }) => findLinesNotSoldAs(cart, itemById, to).length);
  if (!gone.length && !inCart) return null;
  const named = gone.slice(0, NAMED).map(({ name }) => text(name));
  const others = gone.length - named.length;
  return (
    <Notice icon={alert} tone="warn" announce>
      {gone.length > 0 && (
        <p>
          {t('menu.notSoldSo', {
            type,
            items: list([...named, ...(others ? [t('menu.andMore', { count: others })] : [])]),
          })}
        </p>
      )}
      {inCart > 0 && <p>{t('menu.cartNotSoldSo', { count: inCart, type })}</p>}
    </Notice>
  );
}

/** The dishes of one way's menu that the other's lacks, as both are now. */
function useGone(from: OrderType, to: OrderType): readonly MenuItem[] {
  const menu = useMenu((state) => state.menu);
  const timeZone = useBusiness(({ business }) => business?.timezone ?? 'UTC');
  const instant = useServedAt(60_000);
  return useMemo(() => {
    if (!menu) return [];
    const now = zonedTimeAt(instant, timeZone);
    const there = indexItemsById(visibleMenu(menu, { kind: to, now }));
    return [...indexItemsById(visibleMenu(menu, { kind: from, now })).values()].filter(
      ({ id }) => !there.has(id),
    );
  }, [menu, timeZone, from, to, instant]);
}
