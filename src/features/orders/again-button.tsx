import { useState } from 'react';
import type { WireOrder } from '../../api/schemas/order.ts';
import type { LocalizedText } from '../../domain/menu/types.ts';
import { useFormat, useT, useText } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useBusiness, useCart, useMenu } from '../../stores/context.tsx';
import { settingsOf } from '../../stores/selling.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { info } from '../../ui/icon-paths.ts';
import { retry } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { orderAgain } from './order-again.ts';

/** Puts the order's lines into the cart, and says which of them can no longer be had. */
export function AgainButton({ order }: { order: WireOrder }) {
  const t = useT();
  const text = useText();
  const { list } = useFormat();
  const router = useRouter();
  const business = useBusiness((state) => state.business);
  const itemById = useMenu((state) => state.itemById);
  const cart = useCart(({ cart: { sellingType }, add, setSellingType, count }) => ({
    sellingType,
    add,
    setSellingType,
    count,
  }));
  const [leftOut, setLeftOut] = useState<readonly LocalizedText[]>([]);
  if (!business) return null;
  const own = order.selling_type;
  const type = settingsOf(business, own)?.enabled ? own : cart.sellingType;
  const toCart = () => router.navigate(paths.cart({ referenceId: business.reference_id, type }));

  const again = () => {
    const found = orderAgain(order.quote.lines, itemById, type);
    cart.setSellingType(type);
    for (const choice of found.choices) cart.add(choice);
    setLeftOut(found.leftOut);
    if (!found.leftOut.length) void toCart();
  };
  return (
    <Stack gap="2">
      {leftOut.length > 0 ? (
        <Notice
          icon={info}
          tone="warn"
          announce
          action={cart.count > 0 && <Button onClick={toCart}>{t('menu.viewCart')}</Button>}
        >
          {t('order.againLeftOut', { items: list(leftOut.map(text)) })}
        </Notice>
      ) : (
        <Button variant="secondary" size="l" block start={<Icon of={retry} />} onClick={again}>
          {t('order.again')}
        </Button>
      )}
    </Stack>
  );
}
