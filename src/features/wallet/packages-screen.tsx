import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { subtract } from '../../domain/money/arithmetic.ts';
import type { WalletPackage } from '../../domain/wallet/wallet-types.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { cramped } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { chevronForward } from '../../ui/icons/icon-paths-more.ts';
import { wallet as walletIcon } from '../../ui/icons/icon-paths-wallet.ts';
import { Picture } from '../../ui/layout/picture.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { WalletFrame } from './wallet-frame.tsx';

const CardLink = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  [cramped]: { flexWrap: 'wrap' },
  gap: '$3',
  minHeight: 96,
  padding: '$3 $4',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$3',
  boxShadow: '$low',
  '&:hover': { borderColor: '$brandText' },
  '& > svg': { color: '$mute' },
});
const Tile = styled('div', { flex: 'none', width: 64, height: 64, borderRadius: '$2' });
const Details = styled('div', { flex: 1, [cramped]: { flexBasis: '80%' }, minWidth: 0 });

/** The packages that top up the wallet (route `walletPackages`). */
export function PackagesScreen() {
  const { t } = useTranslation();
  const { referenceId } = usePathParams();
  return (
    <WalletFrame
      title={t('wallet.packages')}
      backPath={paths.walletHome({ referenceId })}
      skeleton={
        <>
          <Skeleton height={20} width="60%" />
          <Skeleton height={98} radius={16} />
          <Skeleton height={98} radius={16} />
          <Skeleton height={98} radius={16} />
        </>
      }
    >
      {({ packages }) =>
        packages.length > 0 ? (
          <>
            <Text tone="mute">{t('wallet.packagesHint')}</Text>
            <Stack as="ul">
              {packages.map((walletPackage) => (
                <li key={walletPackage.id}>
                  <PackageLink walletPackage={walletPackage} />
                </li>
              ))}
            </Stack>
          </>
        ) : (
          <StatePanel
            icon={walletIcon}
            title={t('wallet.packagesEmpty')}
            text={t('wallet.packagesEmptyHint')}
          />
        )
      }
    </WalletFrame>
  );
}

function PackageLink({
  walletPackage: { id, name, price, credit, picture },
}: {
  walletPackage: WalletPackage;
}) {
  const renderSentence = useSentence();
  const localize = useLocalize();
  const { formatMoney } = useFormat();
  const { referenceId } = usePathParams();
  const bonus = subtract(credit, price);
  return (
    <CardLink to={paths.walletPackage({ referenceId, packageId: id })}>
      {picture && (
        <Tile>
          <Picture picture={picture} alt="" preset="thumb" />
        </Tile>
      )}
      <Details>
        <Row wrap>
          <Text as="span" strong size="l">
            {localize(name)}
          </Text>
          {bonus.minor > 0 && (
            <Badge tone="ok">{renderSentence('wallet.bonus', { amount: formatMoney(bonus) })}</Badge>
          )}
        </Row>
        <Text>{renderSentence('wallet.creditAmount', { amount: formatMoney(credit) })}</Text>
        <Text tone="mute">{renderSentence('wallet.pays', { amount: formatMoney(price) })}</Text>
      </Details>
      <Icon path={chevronForward} />
    </CardLink>
  );
}
