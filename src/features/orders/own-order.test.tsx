// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wireQuote } from '../../api/testing/wire-examples.ts';
import '../../ui/testing/render-ui.ts';
import { findButton, getIsoTimeFromNow, openOwnOrder } from './testing/open-own-order.tsx';

const user = userEvent.setup();
const review = {
  rate: 4,
  comment: 'Fine',
  rated_at: getIsoTimeFromNow(0),
  changeable_until: getIsoTimeFromNow(60),
};

afterEach(() => vi.restoreAllMocks());

describe('rating', () => {
  it('asks the customer to rate a delivered order, and requires stars', async () => {
    const { listRequestsTo } = await openOwnOrder({ status: 5 }, { 'users/rate': { body: { review } } });
    await user.click(await findButton('Submit rating'));
    expect(screen.getByText('Please choose one to five stars')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Good' }));
    await user.type(screen.getByRole('textbox', { name: /What was good/ }), 'Fine');
    await user.click(await findButton('Submit rating'));
    expect(await screen.findByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    expect(listRequestsTo('users/rate')[0]?.body).toMatchObject({ rate: 4, comment: 'Fine' });
    await user.click(await findButton('Change rating'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Good' }).checked).toBe(true);
  });

  it('moves the focus to the rating after the customer has sent or changed the rating', async () => {
    const reviews = [review, { ...review, rate: 5 }];
    await openOwnOrder({ status: 5 }, { 'users/rate': () => ({ body: { review: reviews.shift() } }) });
    const waitForRatingFocus = () =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: /Thank you/ })));
    await user.click(await screen.findByRole('radio', { name: 'Good' }));
    await user.click(await findButton('Submit rating'));
    await waitForRatingFocus();

    await user.click(await findButton('Change rating'));
    await user.click(await screen.findByRole('radio', { name: 'Very good' }));
    await user.click(await findButton('Submit rating'));
    expect(await screen.findByRole('img', { name: '5 of 5 stars' })).toBeTruthy();
    await waitForRatingFocus();
  });

  it('keeps the typed comment when the order’s rating cannot be sent', async () => {
    await openOwnOrder({ status: 5 }, { 'users/rate': { status: 500, body: {} } });
    await user.click(await screen.findByRole('radio', { name: 'Bad' }));
    await user.type(screen.getByRole('textbox', { name: /What was good/ }), 'Cold');
    await user.click(await findButton('Submit rating'));
    expect(await screen.findByText(/couldn’t send your rating/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /What was good/ }).value).toBe('Cold');
  });

  it('shows the server’s message when the server refuses the rating', async () => {
    const message = 'Only delivered orders can be rated.';
    const { routes } = await openOwnOrder(
      { status: 5 },
      { 'users/rate': { status: 422, body: { error: 1, code: 'not_delivered', message } } },
    );
    await user.click(await screen.findByRole('radio', { name: 'Good' }));
    await user.click(await findButton('Submit rating'));
    expect(await screen.findByText(message)).toBeTruthy();
    routes['users/rate'] = { status: 500, body: { error: 1, code: 'internal', message: 'Stack' } };
    await user.click(await findButton('Submit rating'));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect(document.body.textContent).not.toContain('Stack');
  });

  it('does not ask for a rating again after the customer dismissed the request', async () => {
    const { orders } = await openOwnOrder({ status: 5 });
    await user.click(await findButton('Not now'));
    expect(screen.queryByRole('radio', { name: 'Good' })).toBeNull();
    expect(orders.getState().answeredRatingIds).toEqual(['o-1']);
    await user.click(await findButton('Rate this order'));
    expect(screen.getByRole('radio', { name: 'Good' })).toBeTruthy();
  });

  it('does not offer to change an order’s rating after the deadline for changes', async () => {
    await openOwnOrder({ status: 5, review: { ...review, changeable_until: getIsoTimeFromNow(-1) } });
    expect(await screen.findByText('Fine')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change rating' })).toBeNull();
  });
});

describe('the payment of an order', () => {
  const payment = {
    status: 'pending' as const,
    transaction_id: 't',
    payment_type: 1,
    pay_by: getIsoTimeFromNow(9),
  };
  it.each([
    ['pending', 'Waiting for your payment'],
    ['declined', 'Payment failed'],
    ['refunding', 'Your refund is on its way'],
    ['refunded', 'Payment refunded'],
  ] as const)('shows the state of a %s payment as “%s”', async (status, statusText) => {
    await openOwnOrder({ payment: { ...payment, status } });
    expect(await screen.findByText(statusText)).toBeTruthy();
  });

  it('does not say that the business has received an order whose payment failed', async () => {
    await openOwnOrder({
      promised_at: getIsoTimeFromNow(30),
      payment: { ...payment, status: 'declined' },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment failed' })).toBeTruthy();
    expect(screen.getByText(/We’ll start your order once it’s paid/)).toBeTruthy();
    for (const text of [/We’ve received your order/, /Ready at/, /I’m here/, /^Received$/])
      expect(screen.queryByText(text)).toBeNull();
  });

  const readPageText = async () => {
    await screen.findByRole('heading', { level: 1 });
    return document.body.textContent ?? '';
  };

  it('says that a rejected cash order is not charged, and does not ask for the amount at pickup', async () => {
    await openOwnOrder({ status: 2, payment_type: 2 });
    const pageText = await readPageText();
    expect(pageText).toContain('You won’t be charged.');
    expect(pageText).not.toMatch(/due at pickup|refunded|returned/);
  });

  it.each([
    ['rejected', 2],
    ['cancelled', 9],
  ] as const)('ends the bill of a %s order with the total, because nothing is due', async (_, status) => {
    await openOwnOrder({ status, quote: wireQuote({ wallet: 1, cash_rounding: 0.005, due: 2.005 }) });
    const pageText = await readPageText();
    expect(pageText).toMatch(/Total.*3\.000/);
    expect(pageText).not.toMatch(/Amount due|Wallet credit|Cash rounding/);
    expect(pageText).toMatch(/1\.000.* was returned to your wallet/);
  });

  it('says only that the amount was refunded when an order paid by card is cancelled', async () => {
    const refundedPayment = { ...payment, status: 'refunded' as const, pay_by: null };
    await openOwnOrder({ status: 9, payment_type: 1, payment: refundedPayment });
    const pageText = await readPageText();
    expect(pageText).toMatch(/3\.000.* was refunded to your original payment method/);
    expect(pageText).not.toMatch(/charged| paid|arrived|due at/);
  });

  it('says that the money was returned when an order paid by wallet is cancelled', async () => {
    await openOwnOrder({ status: 9, quote: wireQuote({ wallet: 3, due: 0 }) });
    const pageText = await readPageText();
    expect(pageText).toMatch(/3\.000.* was returned to your wallet/);
    expect(pageText).not.toMatch(/Paid by wallet|charged/);
  });

  it.each([
    ['only from the wallet', { wallet: 3, due: 0 }, 'Paid by wallet'],
    ['from the wallet and in cash', { wallet: 1, due: 2 }, 'Cash'],
  ])(
    'does not say that a rejected order was refunded if a deleted account paid it %s',
    async (_method, amounts, paymentText) => {
      await openOwnOrder({ status: 2, wallet_deleted: true, quote: wireQuote(amounts) });
      const pageText = await readPageText();
      expect(pageText).toContain(paymentText);
      expect(pageText).not.toMatch(/returned|refunded|charged|due at/);
    },
  );

  it('shows the amount of a partial refund beside the amount that was paid', async () => {
    const refund = { amount: 1.25, currency: 'KWD', currency_digits: 3 };
    await openOwnOrder({
      status: 5,
      payment_type: 1,
      payment: { ...payment, status: 'paid', pay_by: null },
      refunds: [{ ...refund, target: 'online' }],
    });
    const paymentRow = (await screen.findByText(/Pay online ·/)).textContent;
    expect(paymentRow).toMatch(/3\.000.* paid · .*1\.250.* was refunded to your original payment method\.$/);
  });

  it('says on the receipt that a paid order is paid', async () => {
    await openOwnOrder({ payment_type: 1, payment: { ...payment, status: 'paid', pay_by: null } });
    expect((await screen.findByText(/Pay online ·/)).textContent).toMatch(/3\.000.* paid$/);
  });

  it('labels the rounded amount "Amount paid" as soon as the order is paid, and "Amount due" until then', async () => {
    const quote = wireQuote({ online_rounding: 0.005, due: 3.005 });
    await openOwnOrder({ payment_type: 1, payment: { ...payment, status: 'paid', pay_by: null }, quote });
    expect((await screen.findByText('Amount paid')).closest('div')?.textContent).toContain('3.005');
    expect(screen.queryByText('Amount due')).toBeNull();
    document.body.replaceChildren();
    await openOwnOrder({ quote: wireQuote({ cash_rounding: 0.05, due: 3.05 }) });
    expect((await screen.findByText('Amount due')).closest('div')?.textContent).toContain('3.050');
    expect(screen.queryByText('Amount paid')).toBeNull();
  });
});

describe('the printed receipt', () => {
  it('prints a temporary document that contains only the receipt, with each tax rate', async () => {
    const print = vi.fn(function (this: Window) {
      printedTexts.push(this.document.body.textContent ?? '');
      this.dispatchEvent(new Event('afterprint'));
    });
    const printedTexts: string[] = [];
    class FakeStyleSheet {
      replaceSync() {}
    }
    const originalDescriptor = Object.getOwnPropertyDescriptor(
      HTMLIFrameElement.prototype,
      'contentDocument',
    );
    vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockImplementation(function (
      this: HTMLIFrameElement,
    ) {
      const frameDocument: Document | null = originalDescriptor?.get?.call(this) ?? null;
      if (frameDocument?.defaultView)
        Object.assign(frameDocument.defaultView, { print, CSSStyleSheet: FakeStyleSheet });
      return frameDocument;
    });
    const buildTax = (rate: number, netValue: number, taxValue: number) => ({
      taxId: `vat-${rate}`,
      taxName: { en: 'TVA' },
      rate,
      netValue,
      taxValue,
      modifiersTaxValue: 0,
      totalTaxValue: taxValue,
    });
    const inclusive_taxes = [buildTax(5.5, 1.896, 0.104), buildTax(20, 0.833, 0.167)];
    const quote = wireQuote({ wallet: 1, due: 2, inclusive_taxes });
    await openOwnOrder({ number: '4F-7K2', status: 9, business_day: '2026-02-28', quote });
    await user.click(await findButton('Print receipt'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(printedTexts[0]).toMatch(/TVA 5\.5%.*1\.896.*0\.104.*TVA 20%.*0\.833.*0\.167/s);
    expect(printedTexts[0]).toMatch(/Demo.*One.*Receipt 4F-7K2.*2 × latte.*Total/s);
    expect(printedTexts[0], 'the day to which an order at night belongs').toContain(
      'Saturday, February 28, 2026',
    );
    expect(printedTexts[0], 'nothing is due for a cancelled order').not.toContain('Amount due');
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
  });
});
