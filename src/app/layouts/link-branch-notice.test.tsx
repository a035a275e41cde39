// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

it('says that the branch of a link is unknown, and links to the branch list', async () => {
  const { router } = await renderApp('/demo', { config: { branch: 'demo~mars' } });
  expect(await screen.findByText(/^The branch in this link isn’t available\. Now showing: /)).toBeTruthy();
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Choose another branch' })));
  await waitFor(() => expect(router.getState().route?.path).toBe('/demo/Branches'));
  expect(screen.queryByText(/The branch in this link/)).toBeNull();
});

it('says nothing about a branch that exists', async () => {
  const { stores } = await renderApp('/demo', { config: { branch: 'demo~one' } });
  expect(stores.business.getState().branchId).toBe('demo~one');
  expect(screen.queryByText(/The branch in this link/)).toBeNull();
});
