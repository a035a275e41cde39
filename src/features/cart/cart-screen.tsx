import { useEffect } from 'react';
import { useT } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCart } from '../../stores/context.tsx';
import { ScreenBar } from '../../ui/screen-bar.tsx';
import { Page, PageBody } from '../shared/page.tsx';
import { loadPhoneKit } from '../shared/phone/use-phone-kit.ts';
import { useHere } from '../shared/use-here.ts';
import { useTypeName } from '../shared/use-type-name.ts';
import { CartContent } from './cart-content.tsx';

/** The cart as a screen of its own (route `cart`). */
export function CartScreen() {
  const t = useT();
  const typeName = useTypeName();
  const router = useRouter();
  const here = useHere();
  const { count, type, way } = useCart((state) => ({
    count: state.count,
    type: state.cart.sellingType,
    way: state.way,
  }));
  const name = way ? t('sellingType.reservation') : typeName(type);
  useEffect(() => {
    router.preload(way ? 'reservation' : 'checkout');
    if (type === 'delivery') router.preload('address');
    void loadPhoneKit().catch(() => undefined);
  }, [router, type, way]);
  return (
    <Page>
      <ScreenBar
        title={t('cart.title')}
        subtitle={count > 0 && `${name} · ${t('cart.items', { count })}`}
        backLabel={t('ui.back')}
        onBack={() => router.back(paths.menu(here))}
      />
      <PageBody>
        <CartContent prompts />
      </PageBody>
    </Page>
  );
}
