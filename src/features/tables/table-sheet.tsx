import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BranchChooserContext } from '../../components/branches/branch-chooser-context.ts';
import { useTableWording } from '../../components/tables/use-table-wording.ts';
import { plainText } from '../../domain/search/plain-text.ts';
import type { Table } from '../../domain/tables/table.ts';
import { useText } from '../../i18n/i18n-context.tsx';
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

/** So many are found by the eye. */
const SEEN_AT_ONCE = 20;

export interface TableSheetProps {
  open: boolean;
  onClose: () => void;
}

/** Choosing a table of the branch, or the branch first. */
export function TableSheet({ open, onClose }: TableSheetProps) {
  const { t } = useTranslation();
  const words = useTableWording();
  const { choose, tables, status, fetch } = useTable((state) => state);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('table.choose', { label: words.label })}
      closeLabel={t('ui.close')}
    >
      <Stack gap="3">
        <AtBranch onLeave={onClose} />
        <UnknownNotice />
        {status === 'error' && !tables.length ? (
          <Notice
            icon={alert}
            tone="warn"
            announce
            action={
              <Button variant="secondary" onClick={() => void fetch()}>
                {t('ui.retry')}
              </Button>
            }
          >
            {t('table.failed')}
          </Notice>
        ) : tables.length ? (
          <Choices
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

/** Who is elsewhere looks for the table in vain. */
function AtBranch({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const text = useText();
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
          aria-label={`${t('ui.edit')}: ${t('landing.branch')}, ${text(branch.name)}`}
          onClick={() => {
            onLeave();
            chooseBranch();
          }}
        >
          {t('ui.edit')}
        </Button>
      }
    >
      <Text strong>{text(branch.name)}</Text>
    </DetailRow>
  );
}

function UnknownNotice() {
  const { t } = useTranslation();
  const text = useText();
  const branch = useBusiness((state) => state.branch);
  const unknown = useTable((state) => state.unknownTable);
  return unknown && branch ? (
    <Notice icon={alert} tone="warn">
      {t('table.unknown', { table: text(unknown), branch: text(branch.name) })}
    </Notice>
  ) : null;
}

function Choices({ tables, onChoose }: { tables: readonly Table[]; onChoose: (id: string) => void }) {
  const { t } = useTranslation();
  const text = useText();
  const words = useTableWording();
  const current = useCart((state) => state.table?.id);
  const [term, setTerm] = useState('');
  const wanted = plainText(term.trim());
  const found = tables.filter(({ name }) => plainText(text(name)).includes(wanted));
  return (
    <>
      {tables.length > SEEN_AT_ONCE && (
        <SearchField label={t('table.find')} clearLabel={t('ui.clear')} value={term} onChange={setTerm} />
      )}
      {found.length ? (
        <TableGrid
          label={words.label}
          tables={found.map(({ id, name }) => ({
            id,
            name: text(name),
            accessibleName: words.withLabel(name),
          }))}
          current={current ?? null}
          onChoose={onChoose}
        />
      ) : (
        <Text tone="mute">{t('menu.noResults', { term: term.trim() })}</Text>
      )}
    </>
  );
}
