import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom's <dialog> has no methods. These fakes implement the open state and the focus.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
  (this.querySelector<HTMLElement>('[autofocus], [tabindex="-1"]') ?? this).focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** Sends the event that a browser sends when the user presses Escape in a modal dialog. */
export const pressEscape = (dialog: HTMLElement): boolean =>
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));

afterEach(cleanup);
