import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useCart, useMenu } from '../../stores/stores-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';

/** Announces each dish added to the cart to screen readers, on every screen. */
export function AddedToCartAnnouncer() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const lines = useCart(({ cart }) => cart.lines);
  const findItem = useMenu((state) => state.findItem);
  const lastRenderRef = useRef({ lines, findItem });
  const [message, setMessage] = useState('');
  useEffect(() => {
    const previous = lastRenderRef.current;
    lastRenderRef.current = { lines, findItem };
    // A new menu may change the lines of the cart, but the customer has added none of them.
    if (previous.findItem !== findItem) return;
    const countBefore = (key: string) => previous.lines.find((line) => line.key === key)?.count ?? 0;
    const addedLine = lines.find((line) => line.count > countBefore(line.key));
    const item = addedLine && findItem(addedLine.itemId);
    if (!item) return;
    const announcement = t('menu.added', { name: localize(item.name) });
    // A screen reader ignores a repeated text. An added space makes it different.
    setMessage((previous) => (previous === announcement ? `${announcement}\u00a0` : announcement));
  }, [lines, findItem, t, localize]);
  return <LiveRegion message={message} />;
}
