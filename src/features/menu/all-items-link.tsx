import { useTranslation } from 'react-i18next';
import { normaliseOrderType } from '../../domain/menu/normalise-order-type.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { Link } from '../../router/link.tsx';
import { paths } from '../../router/paths.ts';
import { useRoute } from '../../router/router-context.tsx';
import { styled } from '../../theme/stitches.ts';

/** Visible only without JavaScript. With JavaScript, the app renders the remaining items itself. */
const NoScriptLink = styled(Link, {
  display: 'none',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 700,
  textDecoration: 'underline',
  '@media (scripting: none)': { display: 'flex' },
});

/** Links to all items of a list that the server has shortened, for customers without JavaScript. */
export function AllItemsLink({ categoryId, count }: { categoryId: string; count: number }) {
  const { t } = useTranslation();
  const { formatNumber } = useFormat();
  const { referenceId, type } = useRoute('menu', 'category', 'item').params;
  const to = paths.category({ referenceId, type: normaliseOrderType(type) ?? 'car_pickup', categoryId });
  return <NoScriptLink to={to}>{t('search.more', { number: formatNumber(count) })}</NoScriptLink>;
}
