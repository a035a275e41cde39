import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderTypesLink } from '../../components/cart/order-blocker.tsx';
import { TitledNotice } from '../../components/layout/titled-notice.tsx';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useShortDateTimeFormatter } from '../../components/schedule/time-text.ts';
import { useOpenState } from '../../components/schedule/use-open-state.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { hasMessage, type MessageKey } from '../../i18n/messages.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { getCartDelivery } from '../../stores/delivery/delivery-state.ts';
import type { OrderPlacementState } from '../../stores/orders/orders-state.ts';
import { useCart, useShop } from '../../stores/stores-context.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { RefusedTimeAlternatives, TIME_REFUSAL_MESSAGES } from './refused-time-alternatives.tsx';
import { LineProblemItem, ReviewCartButton } from './unavailable-lines-notice.tsx';
import { isFieldProblem } from './use-contact-form.ts';

type RefusedPlacement = Extract<OrderPlacementState, { status: 'refused' }>;

/** The app's messages by refusal code. For other codes the app shows the server's message. */
const MESSAGE_BY_CODE: Readonly<Record<string, MessageKey>> = {
  line_problems: 'notice.cartProblems',
  not_placed: 'checkout.notPlaced',
  cart_empty: 'notice.cartEmpty',
  below_minimum: 'notice.minimumOrder',
  selling_type_unavailable: 'notice.typeSwitchedOff',
  not_ready: 'errors.serverText',
  destination_unknown: 'notice.placeMissing',
  outside_zone: 'delivery.outsideZone',
  table_required: 'table.missing',
  table_unknown: 'table.missing',
  phone_unverified: 'verify.text',
  too_many_places: 'notice.tooManyPlaces',
  tip_not_offered: 'tip.notOffered',
  payment_unavailable: 'payment.unavailable',
  switched_off: 'errors.switchedOffText',
};

const ADDRESS_CODES: ReadonlySet<string> = new Set(['outside_zone', 'address_incomplete']);

/** True when the customer can fix the refusal on the address screen. */
const isAddressProblem = ({ code, fields }: RefusedPlacement): boolean =>
  ADDRESS_CODES.has(code) || Object.keys(fields).some((field) => field.startsWith('address.'));

/** The server identifies lines by their position in the request: `order_lines.2`. */
const findLine = (field: string, { lines }: Quote) =>
  lines[Number(/^order_lines\.(\d+)$/.exec(field)?.[1] ?? -1)];

export interface RefusedOrderNoticeProps {
  placement: RefusedPlacement;
  /** The quote that was sent. */
  lastQuote: Quote;
}

/** Says why the server refused the order and what the customer can do. */
export function RefusedOrderNotice({ placement, lastQuote }: RefusedOrderNoticeProps) {
  const { t, i18n } = useTranslation();
  const localize = useLocalize();
  const router = useRouter();
  const pathParams = usePathParams();
  const formatDateTime = useShortDateTimeFormatter();
  const typeNames = useOrderTypeNames();
  const type = useCart(({ cart }) => cart.orderType);
  const { opensAt } = useOpenState(type);
  const loadShop = useShop((state) => state.load);
  const isShipped = useCart((state) => !!getCartDelivery(state)?.countryIso);
  const { code, message, fields } = placement;
  const alternatives = <RefusedTimeAlternatives placement={placement} />;
  const isClosed = code === 'closed';
  useEffect(() => {
    // Reload the schedule, because the opening hours and free slots in the app are out of date.
    if (code in TIME_REFUSAL_MESSAGES) void loadShop();
  }, [code, loadShop]);
  if (isClosed) {
    const closedText = opensAt
      ? t('cart.closedUntil', { when: formatDateTime(opensAt) })
      : t('notice.shopClosed');
    return (
      <TitledNotice icon={clock} tone="warn" title={t('errors.closed')} text={closedText}>
        {alternatives}
      </TitledNotice>
    );
  }
  const timeMessageKey = TIME_REFUSAL_MESSAGES[code];
  if (timeMessageKey) {
    return (
      <TitledNotice icon={clock} tone="warn" title={t('checkout.refusedTitle')} text={t(timeMessageKey)}>
        {alternatives}
      </TitledNotice>
    );
  }
  const addressMessageKey = isShipped ? 'notice.shippingAddressMissing' : 'notice.addressMissing';
  const messageKey = code === 'address_incomplete' ? addressMessageKey : MESSAGE_BY_CODE[code];
  const isShownAtField = isFieldProblem(placement);
  const contactMessageKey = `phoneProblem.${fields['address.contact_phone']}`;
  const getReason = () => {
    if (messageKey) return t(messageKey, { type: typeNames[type] });
    // The field itself shows the reason.
    if (isShownAtField) return undefined;
    if (hasMessage(i18n, contactMessageKey)) return t(contactMessageKey);
    return message ?? t(isAddressProblem(placement) ? addressMessageKey : 'errors.serverText');
  };
  const lines = Object.entries(fields).flatMap(([field, lineProblem]) => {
    const line = findLine(field, lastQuote);
    const problemKey = `cartProblem.${lineProblem}`;
    return line && hasMessage(i18n, problemKey)
      ? [{ key: field, name: localize(line.name), reasonText: t(problemKey, { type: typeNames[type] }) }]
      : [];
  });
  return (
    <TitledNotice icon={alert} tone="danger" title={t('checkout.refusedTitle')} text={getReason()}>
      {lines.length > 0 && (
        <Stack as="ul" gap="1">
          {lines.map((line) => (
            <LineProblemItem {...line} key={line.key} />
          ))}
        </Stack>
      )}
      {!isShownAtField &&
        (isAddressProblem(placement) ? (
          <Row>
            <Button variant="secondary" onClick={() => router.navigate(paths.address(pathParams))}>
              {t('delivery.changeAddress')}
            </Button>
          </Row>
        ) : code === 'selling_type_unavailable' ? (
          <OrderTypesLink />
        ) : (
          <ReviewCartButton />
        ))}
    </TitledNotice>
  );
}
