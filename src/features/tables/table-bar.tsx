import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { useRouterState } from '../../router/router-context.tsx';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { useTable } from '../../stores/tables/table-store.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { dineIn } from '../../ui/icons/icon-paths-ordering.ts';
import { createLazyComponent } from '../../ui/layout/lazy-component.tsx';
import { OrderChoiceBar } from '../../ui/navigation/order-choice-bar.tsx';

const loadTableSheet = () => import('./table-sheet.tsx').then((module) => module.TableSheet);
const TableSheet = createLazyComponent(loadTableSheet);

/** Selects the table from the URL, for example `?table=7&branch=salmiya`. */
function useLinkedTable(): void {
  const { route } = useRouterState();
  const setLinkTable = useTable((state) => state.setLinkTable);
  const { search = '', arrivalKey = '' } = route ?? {};
  useEffect(() => {
    const params = new URLSearchParams(search);
    const table = params.get('table');
    if (table) setLinkTable(table, params.get('branch') ?? undefined, arrivalKey);
  }, [search, arrivalKey, setLinkTable]);
}

/** Bar with the customer's table. A click opens the sheet to choose a table. */
export function TableBar() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const wording = useTableWording();
  useLinkedTable();
  const branch = useBusiness((state) => state.branch);
  const table = useCart((state) => state.table);
  const { status, unknownTable, isChangedElsewhere, fetchTables } = useTable((state) => state);
  // Null until the sheet first opens.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const branchId = branch?.id;
  useEffect(() => {
    if (branchId) void fetchTables();
  }, [branchId, fetchTables]);
  const isTableMissing = !table;
  useEffect(() => {
    if (isTableMissing) loadTableSheet().catch(() => undefined);
  }, [isTableMissing]);

  const warning =
    unknownTable &&
    t('table.unknown', { table: localize(unknownTable), branch: branch ? localize(branch.name) : '' });
  const isFailed = isTableMissing && status === 'error';
  const title = table ? wording.addLabel(table.name) : t('table.choose', { label: wording.label });
  const isChanged = isChangedElsewhere && !!table;
  const detail = table
    ? t(isChanged ? 'table.changedElsewhere' : 'table.served')
    : isFailed
      ? `${t('table.failed')} ${t('ui.retry')}`
      : (warning ?? t('table.chooseHint'));
  return (
    <>
      <OrderChoiceBar
        icon={isFailed || warning ? alert : dineIn}
        tone={isFailed || warning || isChanged ? 'warn' : 'plain'}
        title={title}
        detail={detail}
        label={t('table.change', { table: `${title}. ${detail}` })}
        onOpen={() => {
          void fetchTables();
          setOpen(true);
        }}
      />
      {isOpen !== null && <TableSheet open={isOpen} onClose={() => setOpen(false)} />}
      <LiveRegion message={isChanged ? `${title}. ${detail}` : (warning ?? '')} />
    </>
  );
}
