import { randomUUID } from 'node:crypto';
import { requestConsole } from './console-client.ts';

/** Order line of a café dish without choices, as in an order request. */
const DEFAULT_CART = { selling_types: 'car_pickup', order_lines: [{ item_id: 'balaleet', quantity: 1 }] };
const BRANCH = 'demo-cafe~salmiya';

interface ApiOrder {
  readonly origin: string;
  readonly name: string;
  /** Token of an account; absent for a guest. */
  readonly token?: string;
  /** Fields of the order request that replace those of `DEFAULT_CART`. */
  readonly cartFields?: object;
}

/** Places an order at the café through the API. Returns its id, number and order key. */
export async function placeOrderByApi({ origin, name, token, cartFields = {} }: ApiOrder) {
  const key = randomUUID();
  const post = async (path: string, body: object) => {
    const response = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const cart = { ...DEFAULT_CART, ...cartFields };
  const { quote } = await post(`service/pos/calc-order/${BRANCH}`, cart);
  const { order } = await post('webapp/order', {
    ...cart,
    branch_id: BRANCH,
    name,
    phone: '50012345',
    dial_code: '+965',
    total: quote.total,
  });
  return { id: order.id as string, number: order.number as string, key };
}

/** Changes the status of an order, as the console does. */
export async function setStatusByApi(origin: string, id: string, ...statuses: number[]): Promise<void> {
  for (const newStatus of statuses) {
    const response = await requestConsole(origin, `/console/orders/${id}/move`, { to: String(newStatus) });
    if (response.status !== 303) throw new Error(`Not moved to ${newStatus}: ${response.status}`);
  }
}
