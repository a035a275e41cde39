import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchChooserContext } from '../../components/branches/branch-chooser-context.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import { toPlainText } from '../../domain/search/plain-text.ts';
import type { Table } from '../../domain/tables/table.ts';
import { useLocale, useLocalize } from '../../i18n/i18n-context.tsx';
import { joinLabel } from '../../i18n/join-label.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { useTable } from '../../stores/tables/table-store.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FullScreenLoader } from '../../ui/feedback/spinner.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { pin } from '../../ui/icons/icon-paths-ordering.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { TableGrid } from '../../ui/inputs/table-grid.tsx';
import { DetailRow } from '../../ui/layout/detail-row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';

/** Above this number of tables, a search field is shown. */
const MAX_TABLES_WITHOUT_SEARCH = 20;

export interface TableSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Sheet to choose a table of the branch, or another branch first. */
export function TableSheet({ open, onClose }: TableSheetProps) {
  const { t } = useTranslation();
  const wording = useTableWording();
  const { choose, tables, status, fetchTables } = useTable((state) => state);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('table.choose', { label: wording.label })}
      closeLabel={t('ui.close')}
    >
      <Stack gap="3">
        <BranchRow onLeave={onClose} />
        <UnknownTableNotice />
        {status === 'error' && !tables.length ? (
          <Notice
            icon={alert}
            tone="warn"
            announce
            action={
              <Button variant="secondary" onClick={() => void fetchTables()}>
                {t('ui.retry')}
              </Button>
            }
          >
            {t('table.failed')}
          </Notice>
        ) : tables.length ? (
          <SearchableTables
            tables={tables}
            onChoose={(id) => {
              choose(id);
              onClose();
            }}
          />
        ) : (
          <FullScreenLoader label={t('ui.loading')} />
        )}
      </Stack>
    </Sheet>
  );
}

/** The selected branch, with a button to choose another branch, because each branch has different tables. */
function BranchRow({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const chooseBranch = useContext(BranchChooserContext);
  const { branch, branches } = useBusiness((state) => ({
    branch: state.branch,
    branches: state.business?.branches ?? [],
  }));
  if (!branch || !branches.some(({ id, visible }) => visible && id !== branch.id)) return null;
  return (
    <DetailRow
      icon={pin}
      title={t('landing.branch')}
      action={
        <Button
          variant="quiet"
          aria-label={`${t('ui.edit')}: ${t('landing.branch')}, ${localize(branch.name)}`}
          onClick={() => {
            onLeave();
            chooseBranch();
          }}
        >
          {t('ui.edit')}
        </Button>
      }
    >
      <Text strong>{localize(branch.name)}</Text>
    </DetailRow>
  );
}

function UnknownTableNotice() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const branch = useBusiness((state) => state.branch);
  const unknownTable = useTable((state) => state.unknownTable);
  return unknownTable && branch ? (
    <Notice icon={alert} tone="warn">
      {t('table.unknown', { table: localize(unknownTable), branch: localize(branch.name) })}
    </Notice>
  ) : null;
}

function SearchableTables({
  tables,
  onChoose,
}: {
  tables: readonly Table[];
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { dir } = useLocale();
  const wording = useTableWording();
  const currentId = useCart((state) => state.table?.id);
  const [term, setTerm] = useState('');
  const query = toPlainText(term.trim());
  const matchingTables = tables.filter(({ name }) => toPlainText(localize(name)).includes(query));
  return (
    <>
      {tables.length > MAX_TABLES_WITHOUT_SEARCH && (
        <SearchField label={t('table.find')} clearLabel={t('ui.clear')} value={term} onChange={setTerm} />
      )}
      {matchingTables.length ? (
        <TableGrid
          label={wording.label}
          tables={matchingTables.map(({ id, name, seats }) => {
            const detail = seats === null ? '' : t('reservation.seats', { count: seats });
            return {
              id,
              name: localize(name),
              accessibleName: joinLabel([wording.addLabel(name), detail], dir),
              ...(detail && { details: [detail] }),
            };
          })}
          current={currentId ?? null}
          onChoose={onChoose}
        />
      ) : (
        <Text tone="mute">{t('menu.noResults', { term: term.trim() })}</Text>
      )}
    </>
  );
}
