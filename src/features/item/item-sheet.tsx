import { type ComponentType, useRef } from 'react';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import type { Route } from '../../router/route-types.ts';
import { useRoute, useRouter } from '../../router/router-context.tsx';
import { useMenu } from '../../stores/context.tsx';
import { normaliseSellingType } from '../../stores/selling.ts';
import { Button } from '../../ui/button.tsx';
import { food } from '../../ui/icon-paths.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { ItemDialog } from './item-dialog.tsx';

/** The cart's line to edit, given along as the route's state. */
const lineKeyOf = (state: unknown): string | null => {
  const { lineKey } = Object(state) as { lineKey?: unknown };
  return typeof lineKey === 'string' ? lineKey : null;
};

/** An item over the menu. It stays mounted while the menu is: what was open last is shown on its way out. */
export function ItemSheet() {
  const route = useRoute('menu', 'category', 'item');
  const opened = useRef<{ route: Route<ComponentType, 'item'>; count: number } | null>(null);
  if (route.name === 'item' && opened.current?.route !== route)
    opened.current = { route, count: (opened.current?.count ?? 0) + 1 };
  return (
    opened.current && (
      <OpenedItem key={opened.current.count} route={opened.current.route} open={route.name === 'item'} />
    )
  );
}

function OpenedItem({ route, open }: { route: Route<ComponentType, 'item'>; open: boolean }) {
  const t = useT();
  const router = useRouter();
  const { referenceId, type, itemId } = route.params;
  const item = useMenu(({ itemById }) => itemById(itemId));
  const onClose = () => router.back(paths.menu({ referenceId, type }));
  return item ? (
    <ItemDialog
      item={item}
      type={normaliseSellingType(type) ?? 'car_pickup'}
      lineKey={lineKeyOf(route.state)}
      open={open}
      onClose={onClose}
    />
  ) : (
    <Sheet open={open} onClose={onClose} title={t('item.gone')} closeLabel={t('ui.close')}>
      <StatePanel
        icon={food}
        level="h3"
        title={t('item.gone')}
        text={t('item.goneHint')}
        action={<Button onClick={onClose}>{t('cart.browse')}</Button>}
      />
    </Sheet>
  );
}
