import { useTranslation } from 'react-i18next';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { info } from '../../ui/icons/icon-paths.ts';
import { parseNotice } from './notices.ts';

/** Explains above the screen why a guard redirected the customer to it. `text` comes from the router. */
export function RouteNotice({ text }: { text: string | null }) {
  const { t } = useTranslation();
  const typeNames = useOrderTypeNames();
  const parsed = parseNotice(text);
  if (!parsed) return null;
  const { notice, type } = parsed;
  return (
    <Notice icon={info} tone="warn" announce>
      {t(notice, type ? { type: typeNames[type] } : {})}
    </Notice>
  );
}
