import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import type { Money } from '../../domain/money/money.ts';
import type { WalletPackage } from '../../domain/wallet/wallet-types.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { wallet as walletIcon } from '../../ui/icons/icon-paths-wallet.ts';
import { getButtonClass } from '../../ui/inputs/button.tsx';
import { Text } from '../../ui/layout/text.tsx';

const Box = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  padding: '$5',
  borderRadius: '$3',
  background: '$brand',
  color: '$onBrand',
  boxShadow: '$low',
  [forcedColors]: { border: '1px solid' },
});
const Title = styled('h2', { display: 'flex', alignItems: 'center', gap: '$2', fontSize: '$14' });
const Amount = styled('p', {
  fontSize: '$36',
  lineHeight: 1.2,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export interface BalanceCardProps {
  balance: Money;
  /** Null until the packages are loaded. */
  packages: readonly WalletPackage[] | null;
}

/** The balance, with a link to top it up. */
export function BalanceCard({ balance, packages }: BalanceCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const { formatMoney } = useFormat();
  const { referenceId } = usePathParams();
  return (
    <Box aria-labelledby={id}>
      <Title id={id}>
        <Icon path={walletIcon} />
        {t('wallet.balance')}
      </Title>
      <Amount translate="no">{formatMoney(balance)}</Amount>
      {!balance.minor && packages && (
        <Text>{packages.length ? t('wallet.emptyHint') : t('wallet.empty')}</Text>
      )}
      {packages && packages.length > 0 && (
        <Link
          to={paths.walletPackages({ referenceId })}
          className={getButtonClass({ variant: 'secondary', size: 'l', block: true })}
        >
          {t('wallet.topUp')}
        </Link>
      )}
    </Box>
  );
}
