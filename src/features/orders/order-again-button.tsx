import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../domain/orders/order.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { joinParts, useSentence } from '../../i18n/use-sentence.ts';
import { usePricesHidden } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { alert, retry } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { ChoiceGroup } from '../../ui/inputs/choice-group.tsx';
import { SegmentedControl } from '../../ui/inputs/segmented-control.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { type Difference, isSelectedInitially, isUnchanged, type ReorderLine } from './order-again.ts';
import { type OrderAgain, type ReorderMode, useOrderAgain } from './use-order-again.ts';

/** Adds the lines of an earlier order to the cart, after showing what has changed since. */
export function OrderAgainButton({ order }: { order: Order }) {
  const { t } = useTranslation();
  const orderAgain = useOrderAgain(order);
  return (
    <Stack gap="2">
      <Button
        variant="secondary"
        size="l"
        block
        busy={orderAgain.state === 'busy'}
        startIcon={<Icon path={retry} />}
        onClick={() => void orderAgain.startReorder()}
      >
        {t('order.again')}
      </Button>
      {orderAgain.state === 'failed' && (
        <Notice icon={alert} tone="danger" announce>
          {t('order.againFailed')}
        </Notice>
      )}
      <OrderAgainSheet orderAgain={orderAgain} />
    </Stack>
  );
}

/** Returns a function that describes a difference in the customer's language. */
function useDifferenceFormatter(): (difference: Difference) => ReactNode {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const localize = useLocalize();
  const { formatList, formatMoney, formatNumber } = useFormat();
  return (difference) => {
    switch (difference.kind) {
      case 'gone':
        return t(`order.againGone.${difference.reason}`);
      case 'without':
        return t('order.againWithout', { options: formatList(difference.options.map(localize)) });
      case 'count':
        return t('order.againCount', {
          from: formatNumber(difference.from),
          to: formatNumber(difference.to),
        });
      case 'price':
        return renderSentence('order.againPrice', {
          from: formatMoney(difference.from),
          to: formatMoney(difference.to),
        });
    }
  };
}

/** Returns the message key of the sheet's first sentence, which says whether the order differs from today's menu. */
function getIntroKey(lines: readonly ReorderLine[]) {
  if (isUnchanged(lines)) return 'order.againSame' as const;
  return lines.some(({ choice }) => choice)
    ? ('order.againDiffers' as const)
    : ('order.againNothing' as const);
}

/** Shows what has changed since the order, line by line, and asks what to do with the lines in the cart. */
function OrderAgainSheet({ orderAgain }: { orderAgain: OrderAgain }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { formatMoney } = useFormat();
  const pricesHidden = usePricesHidden();
  const formatDifference = useDifferenceFormatter();
  const [mode, setMode] = useState<ReorderMode>('add');
  const [selectionOverrides, setSelectionOverrides] = useState<Readonly<Record<string, boolean>>>({});
  const lines = orderAgain.compareLines(orderAgain.hasCartLines ? mode : 'replace');
  const isSelected = (line: ReorderLine, index: number) =>
    !!line.choice && (selectionOverrides[index] ?? isSelectedInitially(line));
  const selectedChoices = lines.flatMap((line, index) =>
    isSelected(line, index) && line.choice ? [line.choice] : [],
  );
  const count = selectedChoices.reduce((units, choice) => units + choice.count, 0);
  const options = lines.map((line, index) => ({
    id: String(index),
    label: t('cart.times', { quantity: line.choice?.count ?? 0, name: localize(line.name) }),
    ...(!line.choice && { label: localize(line.name) }),
    ...(line.size && { aside: localize(line.size) }),
    ...(line.price && !pricesHidden && { detail: formatMoney(line.price) }),
    note: joinParts(
      line.differences.filter(({ kind }) => kind !== 'price' || !pricesHidden).map(formatDifference),
    ),
    quantity: isSelected(line, index) ? 1 : 0,
    disabled: !line.choice,
  }));
  return (
    <Sheet
      open={orderAgain.isSheetOpen}
      onClose={orderAgain.closeSheet}
      title={t('order.againTitle')}
      closeLabel={t('ui.close')}
      footer={
        <Button
          size="l"
          block
          disabled={!count}
          onClick={() => orderAgain.addToCart(orderAgain.hasCartLines ? mode : 'replace', selectedChoices)}
        >
          {t('order.againPut', { count })}
        </Button>
      }
    >
      <Stack gap="4">
        <Text>{t(getIntroKey(lines))}</Text>
        {orderAgain.hasCartLines && (
          <Stack gap="2">
            <Text tone="mute">{t('order.againCart')}</Text>
            <SegmentedControl
              label={t('order.againCart')}
              options={[
                { value: 'add', label: t('order.againAdd') },
                { value: 'replace', label: t('order.againReplace') },
              ]}
              value={mode}
              onChange={setMode}
            />
          </Stack>
        )}
        <ChoiceGroup
          kind="checkbox"
          legend={t('order.againLines')}
          options={options}
          onChange={(id, quantity) => setSelectionOverrides({ ...selectionOverrides, [id]: quantity > 0 })}
        />
      </Stack>
    </Sheet>
  );
}
