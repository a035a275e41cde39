import { useTranslation } from 'react-i18next';
import { BranchChanges, UndoBranchChange } from '../../components/branches/branch-changes.tsx';
import { QuoteDiffList } from '../../components/pricing/quote-diff-list.tsx';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { tag } from '../../ui/icons/icon-paths-more.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

/** Lists how the server's prices differ from the prices on screen. Disappears when the customer accepts the new price. */
export function PriceChangeNotice({ onDone }: { onDone: () => void }) {
  const { priceChange, acceptPriceChange } = useCart((state) => ({
    priceChange: state.priceChange,
    acceptPriceChange: state.acceptPriceChange,
  }));
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const { formatMoney } = useFormat();
  if (!priceChange) return null;
  return (
    <Notice icon={tag} tone="warn" announce>
      <Stack gap="2">
        <Heading as="h3" size="s">
          {t('checkout.staleTitle')}
        </Heading>
        <Text>{t('checkout.differenceText')}</Text>
        <QuoteDiffList {...priceChange} />
        <Row>
          <Button
            variant="secondary"
            onClick={() => {
              onDone();
              acceptPriceChange();
            }}
          >
            {renderSentence('checkout.acceptDifference', { total: formatMoney(priceChange.serverQuote.due) })}
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}

/** Lists what a change of branch did to the cart. Stays until the customer closes it (spec, section 4). */
export function BranchChangesNotice({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const changes = useCart((state) => state.changes);
  const branch = useBusiness((state) => state.branch);
  if (!changes) return null;
  const dismiss = () => {
    onDone();
    changes.dismiss();
  };
  return (
    <Notice icon={info} tone="warn" announce>
      <Stack gap="2">
        <Heading as="h3" size="s">
          {branch ? t('branches.changedFor', { branch: localize(branch.name) }) : t('branches.changed')}
        </Heading>
        <BranchChanges changes={changes} />
        <Row wrap>
          <UndoBranchChange changes={changes} onDone={onDone} />
          <Button variant="quiet" onClick={dismiss}>
            {t('ui.close')}
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}
