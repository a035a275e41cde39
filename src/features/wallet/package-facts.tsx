import { subtract } from '../../domain/money/arithmetic.ts';
import type { WalletPackage } from '../../domain/wallet/wallet-types.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Picture } from '../../ui/layout/picture.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';

const Box = styled('div', {
  display: 'flex',
  alignItems: 'center',
  [cramped]: { flexWrap: 'wrap' },
  gap: '$4',
  padding: '$4',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$3',
});
const Tile = styled('div', { flex: 'none', width: 96, height: 96, borderRadius: '$2' });
const Details = styled('div', { flex: 1, [cramped]: { flexBasis: '100%' }, minWidth: 0 });

/** Name, credit, bonus and price of a package. */
export function PackageFacts({
  walletPackage: { name, price, credit, picture, description },
}: {
  walletPackage: WalletPackage;
}) {
  const renderSentence = useSentence();
  const localize = useLocalize();
  const { formatMoney } = useFormat();
  const bonus = subtract(credit, price);
  return (
    <Box>
      {picture && (
        <Tile>
          <Picture picture={picture} alt="" preset="thumb" />
        </Tile>
      )}
      <Details>
        <Row wrap>
          <Heading as="h2">{localize(name)}</Heading>
          {bonus.minor > 0 && (
            <Badge tone="ok">{renderSentence('wallet.bonus', { amount: formatMoney(bonus) })}</Badge>
          )}
        </Row>
        {description && <Text tone="mute">{localize(description)}</Text>}
        <Text size="l" strong>
          {renderSentence('wallet.creditAmount', { amount: formatMoney(credit) })}
        </Text>
        <Text tone="mute">{renderSentence('wallet.pays', { amount: formatMoney(price) })}</Text>
      </Details>
    </Box>
  );
}
