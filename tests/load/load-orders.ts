import { randomUUID } from 'node:crypto';
import { createBusiness } from '../bench/small-business.ts';
import { type LoadRequest, sendRequest } from './http-load.ts';

export const BUSINESS_ID = 'bench-load';
export const BRANCH_ID = `${BUSINESS_ID}~main`;

/** A business that is open all day and takes pickup orders without a login. */
export const createLoadBusiness = (): unknown => createBusiness(BUSINESS_ID, 30);

const CART = { selling_types: 'car_pickup', order_lines: [{ item_id: 'item-0', quantity: 1 }] };

/**
 * A distinct network address for each customer, so that limits per client do not count all customers as one. The server
 * needs TRUST_PROXY.
 */
const createClientAddress = (customer: number): string =>
  `10.${(customer >> 16) & 255}.${(customer >> 8) & 255}.${customer & 255}`;

const headers = { 'content-type': 'application/json' };

/** The request for the cart's price. */
export const createPriceCall = (origin: string): LoadRequest => ({
  url: `${origin}/api/service/pos/calc-order/${BRANCH_ID}`,
  method: 'POST',
  headers,
  body: JSON.stringify(CART),
});

/**
 * Reads the cart's total from the server. Returns a function that creates one order per call, each from another
 * customer.
 */
export async function prepareOrders(origin: string): Promise<() => LoadRequest> {
  const quoteResponse = await sendRequest(createPriceCall(origin));
  if (quoteResponse.status !== 200)
    throw new Error(`calc-order: ${quoteResponse.status} ${quoteResponse.body}`);
  const { quote } = JSON.parse(quoteResponse.body) as { quote: { total: number } };
  let customer = 0;
  return () => {
    customer += 1;
    const phone = `15${String(10_000_000 + customer)}`;
    return {
      url: `${origin}/api/webapp/order`,
      method: 'POST',
      headers: {
        ...headers,
        'idempotency-key': randomUUID(),
        'x-forwarded-for': createClientAddress(customer),
      },
      body: JSON.stringify({
        ...CART,
        name: 'Ada',
        phone,
        dial_code: '+49',
        branch_id: BRANCH_ID,
        total: quote.total,
      }),
    };
  };
}
