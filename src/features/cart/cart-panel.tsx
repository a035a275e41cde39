import { useTranslation } from 'react-i18next';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { CartContent } from './cart-content.tsx';

/** The cart beside the menu on wide elements. It fills its parent, which is the scroll container. */
export function CartPanel() {
  const { t } = useTranslation();
  const typeNames = useOrderTypeNames();
  const { count, type, preorderType } = useCart((state) => ({
    count: state.count,
    type: state.cart.orderType,
    preorderType: state.preorderType,
  }));
  const orderTypeName = preorderType ? t('sellingType.reservation') : typeNames[type];
  return (
    <Stack gap="4" pad css={{ minHeight: '100%', '--cart-background': '$colors$card' }}>
      <div>
        <Heading as="h2" size="l">
          {t('cart.title')}
        </Heading>
        {count > 0 && (
          <Text tone="mute">
            {orderTypeName} · {t('cart.items', { count })}
          </Text>
        )}
      </div>
      <CartContent isBesideMenu />
    </Stack>
  );
}
