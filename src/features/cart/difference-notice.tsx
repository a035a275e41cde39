import { useT } from '../../i18n/context.tsx';
import { useCart } from '../../stores/context.tsx';
import { Button } from '../../ui/button.tsx';
import { tag } from '../../ui/icon-paths-more.ts';
import { Notice } from '../../ui/notice.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { StaleChanges } from '../shared/difference/stale-changes.tsx';
import { useLostCoupon } from '../shared/difference/use-lost-coupon.ts';
import { useAmount } from '../shared/use-amount.ts';

/** The server asks something else than the cart shows: what, line by line, until it was seen. */
export function DifferenceNotice({ onDone }: { onDone: () => void }) {
  const { difference, accept } = useCart((state) => ({
    difference: state.difference,
    accept: state.acceptDifference,
  }));
  const couponReason = useLostCoupon(difference?.shown);
  const t = useT();
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
