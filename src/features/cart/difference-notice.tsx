import { useTranslation } from 'react-i18next';
import { useAmount } from '../../components/cart/use-amount.ts';
import { StaleChanges } from '../../components/pricing/stale-changes.tsx';
import { useLostCoupon } from '../../components/pricing/use-lost-coupon.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { tag } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

/** The server asks something else than the cart shows: what, line by line, until it was seen. */
export function DifferenceNotice({ onDone }: { onDone: () => void }) {
  const { difference, accept } = useCart((state) => ({
    difference: state.difference,
    accept: state.acceptDifference,
  }));
  const couponReason = useLostCoupon(difference?.shown);
  const { t } = useTranslation();
  const amount = useAmount(difference?.current ?? { currency: '', currency_digits: 0 });
  if (!difference) return null;
  return (
    <Notice icon={tag} tone="warn" announce>
      <Stack gap="2">
        <Heading as="h3" size="s">
          {t('checkout.staleTitle')}
        </Heading>
        <Text>{t('checkout.differenceText')}</Text>
        <StaleChanges {...difference} couponReason={couponReason} />
        <Row>
          <Button
            variant="secondary"
            onClick={() => {
              onDone();
              accept();
            }}
          >
            {t('checkout.acceptDifference', { total: amount(difference.current.due) })}
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}
