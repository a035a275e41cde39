import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../i18n/i18n-context.tsx';
import { useCart, useMenu } from '../../stores/stores-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';

/** Reads out what came into the cart, from a card or from the item's own sheet, whatever screen that gives way to. */
export function AddedNews() {
  const { t } = useTranslation();
  const text = useText();
  const lines = useCart(({ cart }) => cart.lines);
  const itemById = useMenu((state) => state.itemById);
  const before = useRef({ lines, itemById });
  const [message, setMessage] = useState('');
  useEffect(() => {
    const known = before.current;
    before.current = { lines, itemById };
    // Another cart, with its menu: nothing came into that.
    if (known.itemById !== itemById) return;
    const countBefore = (key: string) => known.lines.find((line) => line.key === key)?.count ?? 0;
    const added = lines.find((line) => line.count > countBefore(line.key));
    const item = added && itemById(added.itemId);
    if (!item) return;
    const said = t('menu.added', { name: text(item.name) });
    // The same words again are read only if they differ.
    setMessage((last) => (last === said ? `${said}\u00a0` : said));
  }, [lines, itemById, t, text]);
  return <LiveRegion message={message} />;
}
