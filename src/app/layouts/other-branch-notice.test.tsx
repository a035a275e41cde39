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

it('shows no notice about the branch of a link when the branch exists', async () => {
  const { stores } = await renderApp('/demo', { config: { branch: 'demo~one' } });
  expect(stores.business.getState().branchId).toBe('demo~one');
  expect(screen.queryByText(/The branch in this link/)).toBeNull();
});

// @spec errors/menu-fetch-with-error-1
it('names the branch whose menu the server refused, gives the reason, and shows another branch', async () => {
  const message = 'Sharq is being renovated until May.';
  const { stores } = await renderApp('/demo', {
    config: { branch: 'demo~two' },
    routes: { 'webapp/v5/menu/demo~two': { status: 404, body: { error: 1, message } } },
  });
  const notice = await screen.findByText(/ isn’t available right now\. Now showing: /);
  const names = new Map(stores.business.getState().business?.branches.map(({ id, name }) => [id, name.en]));
  expect(notice.textContent).toContain(`${names.get('demo~two')} isn’t available right now.`);
  expect(notice.textContent).toContain(`Now showing: ${names.get('demo~one')}`);
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose another branch' })).toBeTruthy();
});
