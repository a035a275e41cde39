import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The test's DOM knows <dialog> but not its methods: these keep their promises as far as roles and focus go.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
  (this.querySelector<HTMLElement>('[autofocus], [tabindex="-1"]') ?? this).focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** What a browser sends when Escape is pressed in a modal dialog. */
export const pressEscape = (dialog: HTMLElement): boolean =>
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));

afterEach(cleanup);
