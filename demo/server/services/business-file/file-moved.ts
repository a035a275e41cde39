import { type Checker, type Entry, loose } from './file-checker.ts';

/** A business that moved to where it is would never be found. */
export function checkMoved(file: Entry, check: Checker): void {
  const { reference_id: to } = loose(file.value.moved);
  if (typeof to === 'string' && to === file.value.reference_id)
    check.problem(['moved', 'reference_id'], 'another reference id than its own', to);
}
