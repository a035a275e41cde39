import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { calcOrderResponse, quote as quoteSchema } from '../../../src/api/contract/quote-contract.ts';
import { toWireQuote } from '../../../src/api/contract/to-wire-quote.ts';
import { underLoad } from '../../timeouts.ts';
import { CURRENCIES } from '../../vectors/random-cart.ts';
import { linesArbitrary } from '../../vectors/random-line.ts';
import { useBackend } from '../testing/backend.ts';
import { type Client, type ClientCart, openClient } from '../testing/client-quote.ts';
import { engines } from '../testing/engines.ts';
import { type RandomBusiness, randomBusiness, ZONES } from '../testing/random-business.ts';

/** Set the environment variables `AGREEMENT_CARTS` and `AGREEMENT_SEED` to repeat a run. */
const CARTS = Number(process.env.AGREEMENT_CARTS ?? 10_000);
const SEED = Number(process.env.AGREEMENT_SEED ?? Date.now() % 2 ** 31);

/** Number of simultaneous requests. With one at a time, the test would mostly wait for the database. */
const CARTS_PER_BATCH = 25;

/** In ms. */
const TIMEOUT_MS = underLoad(60_000);

/** A random cart of the business, with a valid coupon, an unknown coupon or none. */
const randomWish = ({ items, codes }: RandomBusiness): fc.Arbitrary<ClientCart> =>
  fc
    .record({
      zone: fc.constantFrom(null, ...ZONES),
      couponCode: fc.constantFrom(...codes, 'NOBODYS', null, null, null, null),
      lines: linesArbitrary(items, 1).filter((lines) => lines.every(({ quantity }) => quantity > 0)),
    })
    .map(({ zone, couponCode, lines }) => ({
      sellingType: zone ? 'delivery' : 'car_pickup',
      zone,
      couponCode,
      lines: lines.map((of, at) => ({
        key: `${at}`,
        itemId: of.item_id,
        priceLabelId: of.price_label_id,
        modifiers: of.modifiers,
        note: of.comment,
        count: of.quantity,
      })),
    }));

describe.each(engines.slice(1))(`the prices of client and server, seed ${SEED}`, (engine) => {
  const backend = useBackend(engine);

  describe.each(CURRENCIES)('in $code', (currency) => {
    const reference = `random-${currency.code.toLowerCase()}`;
    const [business] = fc.sample(randomBusiness(reference, currency), { numRuns: 1, seed: SEED });
    if (!business) throw new Error('No business was made');
    let client: Client | undefined;
    beforeAll(async () => {
      await backend.importFile(business.file);
      client = await openClient(backend, reference);
    });

    // @spec calls/post-service-pos-calc-order-branch-id
    it(
      `agree to the last digit for each of ${CARTS / CURRENCIES.length} random carts`,
      async () => {
        if (!client) throw new Error('No client was opened');
        const { computeBill, buildRequest } = client;
        const met = new Map<string, number>();
        const post = async (cart: ClientCart) => {
          const response = await backend.request(`/api/service/pos/calc-order/${reference}~main`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(buildRequest(cart)),
          });
          return { status: response.status, body: await response.json() };
        };
        const compare = async (cart: ClientCart): Promise<void> => {
          const { status, body } = await post(cart);
          const { quote, coupon } = calcOrderResponse.parse({ quote: body.quote, coupon: body.coupon });
          const own = computeBill(cart, coupon?.terms ?? null);
          const clientQuote = quoteSchema.parse(toWireQuote(own, coupon?.terms?.code));
          const cartText = JSON.stringify(cart);
          if (!isDeepStrictEqual(clientQuote, quote)) expect(quote, cartText).toEqual(clientQuote);
          expect(status, cartText).toBe(own.problems.length ? 409 : 200);
          if (coupon?.terms) expect(coupon.outcome, cartText).toBe(own.couponOutcome);
          const refused = own.problems.map(({ line: { key }, reason }) => [`order_lines.${key}`, reason]);
          expect(body.fields ?? {}, cartText).toEqual(Object.fromEntries(refused));
          const kind = `${coupon?.outcome ?? 'none'}, ${status}`;
          met.set(kind, (met.get(kind) ?? 0) + 1);
        };
        const together = { minLength: CARTS_PER_BATCH, maxLength: CARTS_PER_BATCH };
        await fc.assert(
          fc.asyncProperty(fc.array(randomWish(business), together), async (carts) => {
            await Promise.all(carts.map(compare));
          }),
          { numRuns: Math.ceil(CARTS / CURRENCIES.length / CARTS_PER_BATCH), seed: SEED },
        );
        // A useful run has carts with an applied coupon and carts with a refused line.
        expect([...met.keys()]).toEqual(expect.arrayContaining(['none, 200', 'none, 409', 'applied, 200']));
      },
      TIMEOUT_MS,
    );
  });
});
