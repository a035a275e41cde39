import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledNotice } from '../../components/layout/titled-notice.tsx';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useShortDateTimeFormatter } from '../../components/schedule/time-text.ts';
import { useOpenState } from '../../components/schedule/use-open-state.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { hasMessage, type MessageKey } from '../../i18n/messages.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import type { Placing } from '../../stores/orders/orders-state.ts';
import { useCart, useShop } from '../../stores/stores-context.tsx';
import { clock } from '../../ui/icons/icon-paths.ts';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { LineFault, ToCart } from './line-problems.tsx';
import { TIME_REFUSALS, TimesInstead } from './refused-time.tsx';
import { isFieldProblem } from './use-details-form.ts';

type Refused = Extract<Placing, { status: 'refused' }>;

/** Refusals with a message of the app. Others are shown in the server's words. */
const KNOWN: Readonly<Record<string, MessageKey>> = {
  line_problems: 'notice.cartProblems',
  cart_empty: 'notice.cartEmpty',
  below_minimum: 'notice.minimumOrder',
  selling_type_unavailable: 'notice.typeUnavailable',
  not_ready: 'errors.serverText',
  destination_unknown: 'notice.placeMissing',
  outside_zone: 'delivery.outsideZone',
  address_incomplete: 'notice.addressMissing',
  table_required: 'table.missing',
  table_unknown: 'table.missing',
  phone_unverified: 'verify.text',
};

const OF_ADDRESS: ReadonlySet<string> = new Set(['outside_zone', 'address_incomplete']);

/** These are fixed on the address screen. */
const isOfAddress = ({ code, fields }: Refused): boolean =>
  OF_ADDRESS.has(code) || Object.keys(fields).some((field) => field.startsWith('address.'));

/** The server names lines by their position in the request: `order_lines.2`. */
const lineOf = (field: string, { lines }: Quote) =>
  lines[Number(/^order_lines\.(\d+)$/.exec(field)?.[1] ?? -1)];

export interface RefusedNewsProps {
  placing: Refused;
  /** The quote that was sent. */
  lastQuote: Quote;
}

/** The server refused the order: the reason, and what to do next. */
export function RefusedNews({ placing, lastQuote }: RefusedNewsProps) {
  const { t, i18n } = useTranslation();
  const text = useText();
  const router = useRouter();
  const here = usePathParams();
  const formatDateTime = useShortDateTimeFormatter();
  const typeNames = useOrderTypeNames();
  const type = useCart(({ cart }) => cart.sellingType);
  const { opensAt } = useOpenState(type);
  const loadShop = useShop((state) => state.load);
  const { code, message, fields } = placing;
  const times = <TimesInstead placing={placing} />;
  const isClosed = code === 'closed';
  useEffect(() => {
    // The opening hours and free slots on the device are out of date.
    if (code in TIME_REFUSALS) void loadShop();
  }, [code, loadShop]);
  if (isClosed) {
    const when = opensAt ? t('cart.closedUntil', { when: formatDateTime(opensAt) }) : t('notice.shopClosed');
    return (
      <TitledNotice icon={clock} tone="warn" title={t('errors.closed')} text={when}>
        {times}
      </TitledNotice>
    );
  }
  const slot = TIME_REFUSALS[code];
  if (slot) {
    return (
      <TitledNotice icon={clock} tone="warn" title={t('checkout.refusedTitle')} text={t(slot)}>
        {times}
      </TitledNotice>
    );
  }
  const known = KNOWN[code];
  const isOfField = isFieldProblem(placing);
  const contactProblem = `phoneProblem.${fields['address.contact_phone']}`;
  const reason = () => {
    if (known) return t(known);
    // The field shows the reason itself.
    if (isOfField) return undefined;
    if (hasMessage(i18n, contactProblem)) return t(contactProblem);
    return message ?? t(isOfAddress(placing) ? 'notice.addressMissing' : 'errors.serverText');
  };
  const lines = Object.entries(fields).flatMap(([field, wrong]) => {
    const line = lineOf(field, lastQuote);
    const problem = `cartProblem.${wrong}`;
    return line && hasMessage(i18n, problem)
      ? [{ key: field, name: text(line.name), why: t(problem, { type: typeNames[type] }) }]
      : [];
  });
  return (
    <TitledNotice icon={alert} tone="danger" title={t('checkout.refusedTitle')} text={reason()}>
      {lines.length > 0 && (
        <Stack as="ul" gap="1">
          {lines.map((line) => (
            <LineFault {...line} key={line.key} />
          ))}
        </Stack>
      )}
      {!isOfField &&
        (isOfAddress(placing) ? (
          <Row>
            <Button variant="secondary" onClick={() => router.navigate(paths.address(here))}>
              {t('delivery.changeAddress')}
            </Button>
          </Row>
        ) : (
          <ToCart />
        ))}
    </TitledNotice>
  );
}
