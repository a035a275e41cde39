import { useTranslation } from 'react-i18next';
import { useHere } from '../../components/layout/use-here.ts';
import { useItemOpener } from '../../components/menu/item-opener.ts';
import type { CartLine } from '../../domain/cart/cart-types.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { Button, buttonClass } from '../../ui/inputs/button.tsx';

/** To a line's item, with what was chosen: over the cart, or beside it where the menu is there. */
export function EditLine({ line, item }: { line: CartLine; item: MenuItem }) {
  const { t } = useTranslation();
  const text = useText();
  const here = useHere();
  const open = useItemOpener();
  const label = t('cart.edit', { name: text(item.name) });
  if (open) {
    return (
      <Button
        variant="quiet"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => open({ itemId: item.id, lineKey: line.key })}
      >
        {t('ui.edit')}
      </Button>
    );
  }
  return (
    <Link
      to={paths.item({ ...here, categoryId: item.categoryId, itemId: item.id })}
      state={{ lineKey: line.key }}
      className={buttonClass({ variant: 'quiet' })}
      aria-label={label}
    >
      {t('ui.edit')}
    </Link>
  );
}

export function RemoveLine({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" aria-label={t('cart.remove', { name })} onClick={onPress}>
      {t('ui.remove')}
    </Button>
  );
}
