import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, PageBody } from '../../components/layout/screen-page.tsx';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { loadPhoneKit } from '../../components/phone/use-phone-kit.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCart } from '../../stores/stores-context.tsx';
import { ScreenBar } from '../../ui/navigation/screen-bar.tsx';
import { CartContent } from './cart-content.tsx';

/** The cart as a full screen (route `cart`). */
export function CartScreen() {
  const { t } = useTranslation();
  const typeNames = useOrderTypeNames();
  const router = useRouter();
  const pathParams = usePathParams();
  const { count, type, preorderType } = useCart((state) => ({
    count: state.count,
    type: state.cart.orderType,
    preorderType: state.preorderType,
  }));
  const orderTypeName = preorderType ? t('sellingType.reservation') : typeNames[type];
  useEffect(() => {
    router.preload(preorderType ? 'reservation' : 'checkout');
    if (type === 'delivery') router.preload('address');
    void loadPhoneKit().catch(() => undefined);
  }, [router, type, preorderType]);
  return (
    <Page>
      <ScreenBar
        title={t('cart.title')}
        subtitle={count > 0 && `${orderTypeName} · ${t('cart.items', { count })}`}
        backLabel={t('ui.back')}
        onBack={() => router.goBack(paths.menu(pathParams))}
      />
      <PageBody>
        <CartContent autoOpensPlaceSheet />
      </PageBody>
    </Page>
  );
}
