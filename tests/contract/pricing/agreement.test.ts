import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { calcOrderResponse, quote as quoteSchema } from '../../../src/api/contract/quote-contract.ts';
import { toWireQuote } from '../../../src/api/contract/to-wire-quote.ts';
import { scaleTimeout } from '../../timeouts.ts';
import { CURRENCIES } from '../../vectors/random-cart.ts';
import { linesArbitrary } from '../../vectors/random-line.ts';
import { useBackend } from '../testing/backend.ts';
import { type Client, type ClientCart, openClient } from '../testing/client-quote.ts';
import { databaseEngines } from '../testing/engines.ts';
import { type RandomBusiness, randomBusiness, SET_ID, ZONE_IDS } from '../testing/random-business.ts';

/** Set the environment variables `AGREEMENT_CARTS` and `AGREEMENT_SEED` to repeat a run. */
const CART_COUNT = Number(process.env.AGREEMENT_CARTS ?? 10_000);
const SEED = Number(process.env.AGREEMENT_SEED ?? Date.now() % 2 ** 31);

/** Number of simultaneous requests. With one at a time, the test would mostly wait for the database. */
const CARTS_PER_BATCH = 25;

/** In ms. */
const TIMEOUT_MS = scaleTimeout(60_000);

/** A random cart of the business, with a valid coupon, an unknown coupon or none. */
const randomClientCart = (
  { items, codes }: RandomBusiness,
  currency: { readonly digits: number },
): fc.Arbitrary<ClientCart> =>
  fc
    .record({
      zone: fc.constantFrom(null, ...ZONE_IDS),
      tipMinor: fc.option(fc.nat(1_000)),
      hasTipInPercent: fc.boolean(),
      couponCode: fc.constantFrom(...codes, 'NOBODYS', null, null, null, null),
      lines: linesArbitrary(items, 1).filter((lines) => lines.every(({ quantity }) => quantity > 0)),
    })
    .map(({ zone, couponCode, tipMinor, hasTipInPercent, lines }) => ({
      sellingType: zone ? 'delivery' : 'car_pickup',
      zone,
      couponCode,
      // Deliveries accept tips only as amounts.
      tip:
        hasTipInPercent && !zone
          ? { percent: 12.5 }
          : tipMinor === null
            ? null
            : { amount: Number(`${tipMinor}e-${currency.digits}`) },
      lines: lines.map((line, index) => ({
        key: `${index}`,
        itemId: line.item_id,
        priceLabelId: line.price_label_id,
        modifiers: line.modifiers,
        note: line.comment,
        count: line.quantity,
      })),
    }));

describe.each(databaseEngines.slice(1))(`the prices of client and server, seed ${SEED}`, (engine) => {
  const backend = useBackend(engine);

  describe.each(CURRENCIES)('in $code', (currency) => {
    const reference = `random-${currency.code.toLowerCase()}`;
    const [business] = fc.sample(randomBusiness(reference, currency), { numRuns: 1, seed: SEED });
    if (!business) throw new Error('No business was generated');
    let client: Client | undefined;
    beforeAll(async () => {
      await backend.importFile(business.file);
      client = await openClient(backend, reference);
    });

    // @spec calls/post-service-pos-calc-order-branch-id
    it(
      `client and server compute the same bill to the last digit for each of ${CART_COUNT / CURRENCIES.length} random carts`,
      async () => {
        if (!client) throw new Error('No client was opened');
        const { computeBill, buildRequest } = client;
        const outcomes: string[] = [];
        const post = async (cart: ClientCart) => {
          const response = await backend.request(`/api/service/pos/calc-order/${reference}~main`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(buildRequest(cart)),
          });
          return { status: response.status, body: await response.json() };
        };
        const compareQuotes = async (cart: ClientCart): Promise<void> => {
          const { status, body } = await post(cart);
          const { quote, coupon } = calcOrderResponse.parse({ quote: body.quote, coupon: body.coupon });
          const bill = computeBill(cart, coupon?.terms ?? null);
          const clientQuote = quoteSchema.parse(toWireQuote(bill, coupon?.terms?.code));
          const cartText = JSON.stringify(cart);
          if (!isDeepStrictEqual(clientQuote, quote)) expect(quote, cartText).toEqual(clientQuote);
          expect(status, cartText).toBe(bill.problems.length ? 409 : 200);
          if (coupon?.terms) expect(coupon.outcome, cartText).toBe(bill.couponOutcome);
          const refusedLines = bill.problems.map(({ line: { key }, reason }) => [
            `order_lines.${key}`,
            reason,
          ]);
          expect(body.fields ?? {}, cartText).toEqual(Object.fromEntries(refusedLines));
          outcomes.push(`${coupon?.outcome ?? 'none'}, ${status}`, ...bill.lines.map(({ item }) => item.id));
        };
        const batchSize = { minLength: CARTS_PER_BATCH, maxLength: CARTS_PER_BATCH };
        await fc.assert(
          fc.asyncProperty(fc.array(randomClientCart(business, currency), batchSize), async (carts) => {
            await Promise.all(carts.map(compareQuotes));
          }),
          { numRuns: Math.ceil(CART_COUNT / CURRENCIES.length / CARTS_PER_BATCH), seed: SEED },
        );
        // A useful run has carts with an applied coupon, with a refused line and with a set.
        expect(outcomes).toEqual(expect.arrayContaining(['none, 200', 'none, 409', 'applied, 200', SET_ID]));
      },
      TIMEOUT_MS,
    );
  });
});
