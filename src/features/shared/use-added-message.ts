import { useEffect, useRef, useState } from 'react';
import { useT, useText } from '../../i18n/context.tsx';
import { useCart, useMenu } from '../../stores/context.tsx';

/** What to read out when a new line came into the cart, from a card or from the item's own sheet. */
export function useAddedMessage(): string {
  const t = useT();
  const text = useText();
  const lines = useCart(({ cart }) => cart.lines);
  const itemById = useMenu((state) => state.itemById);
  const before = useRef(lines);
  const [message, setMessage] = useState('');
  useEffect(() => {
    const known = before.current;
    before.current = lines;
    const added = lines.find((line) => line.count > (known.find(({ key }) => key === line.key)?.count ?? 0));
    const item = added && itemById(added.itemId);
    if (!item) return;
    const said = t('menu.added', { name: text(item.name) });
    // The same words again are read only if they differ.
    setMessage((last) => (last === said ? `${said}\u00a0` : said));
  }, [lines, itemById, t, text]);
  return message;
}
