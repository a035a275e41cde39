import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableWords } from '../../components/tables/use-table-words.ts';
import { useText } from '../../i18n/i18n-context.tsx';
import { useRouterState } from '../../router/router-context.tsx';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { useTable } from '../../stores/tables/use-table.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { dineIn } from '../../ui/icons/icon-paths-ways.ts';
import { latePart } from '../../ui/layout/late-part.tsx';
import { PlaceBar } from '../../ui/navigation/place-bar.tsx';

const loadTableSheet = () => import('./table-sheet.tsx').then((late) => late.TableSheet);
const TableSheet = latePart(loadTableSheet);

/** The table a link names, whatever keeps the app's place: `?table=7&branch=salmiya`. */
function useLinkedTable(): void {
  const { route } = useRouterState();
  const ask = useTable((state) => state.ask);
  const search = route?.search ?? '';
  useEffect(() => {
    const link = new URLSearchParams(search);
    const table = link.get('table');
    if (table) ask(table, link.get('branch') ?? undefined);
  }, [search, ask]);
}

/** Where the customer sits; pressed, it is chosen or changed. */
export function AtTable() {
  const { t } = useTranslation();
  const text = useText();
  const words = useTableWords();
  useLinkedTable();
  const branch = useBusiness((state) => state.branch);
  const table = useCart((state) => state.table);
  const { status, unknown, fetch } = useTable((state) => state);
  /** Null until it was opened. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const branchId = branch?.id;
  useEffect(() => {
    if (branchId) void fetch();
  }, [branchId, fetch]);
  const isMissing = !table;
  useEffect(() => {
    if (isMissing) loadTableSheet().catch(() => undefined);
  }, [isMissing]);

  const news =
    unknown && t('table.unknown', { table: text(unknown), branch: branch ? text(branch.name) : '' });
  const isFailed = isMissing && status === 'error';
  const title = table ? words.named(table.name) : t('table.choose', { label: words.label });
  const detail = table
    ? t('table.served')
    : isFailed
      ? `${t('table.failed')} ${t('ui.retry')}`
      : (news ?? t('table.chooseHint'));
  return (
    <>
      <PlaceBar
        icon={isFailed || news ? alert : dineIn}
        tone={isFailed || news ? 'warn' : 'plain'}
        title={title}
        detail={detail}
        label={t('table.change', { table: `${title}. ${detail}` })}
        onOpen={() => {
          void fetch();
          setOpen(true);
        }}
      />
      {isOpen !== null && <TableSheet open={isOpen} onClose={() => setOpen(false)} />}
      <LiveRegion message={news ?? ''} />
    </>
  );
}
