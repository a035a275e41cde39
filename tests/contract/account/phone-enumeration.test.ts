import { describe, expect, it } from 'vitest';
import { rateLimitCounts } from '../../../demo/server/db/schema-accounts.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';
import { withRealPasswordCost } from '../testing/low-password-cost.ts';
import {
  createAddressHeader,
  createPhoneNumber,
  createWrongCode,
  logIn,
  requestCode,
  type TestNumber,
} from '../testing/test-accounts.ts';

const MINUTE_MS = 60_000;
const PASSWORD = 'correct horse battery';

describe.each(pgliteOnly)('privacy of registered numbers, on $name', (engine) => {
  const backend = useBackend(engine);
  const readResponse = async (
    path: string,
    body: object | null,
    addressHeader = createAddressHeader(),
  ): Promise<string> => {
    const response = await backend.request(`/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...addressHeader },
      ...(body && { body: JSON.stringify(body) }),
    });
    const headers = [...response.headers].filter(([name]) => name !== 'date').sort();
    return JSON.stringify([response.status, headers, await response.text()]);
  };
  /** Returns a number with an account, optionally with a password, and a number without an account. */
  const createKnownAndUnknownNumber = async (password?: string) => {
    const knownNumber = createPhoneNumber();
    const { headers } = await logIn(backend, knownNumber);
    if (password) await backend.call('createPassword', { body: { password }, headers });
    backend.clock.now += MINUTE_MS;
    return [knownNumber, createPhoneNumber()] as const;
  };

  // @spec calls/post-send-otp
  it.each<[string, string, (number: TestNumber) => object | null]>([
    ['a request for a code', 'send-otp', (number) => number],
    ['a request for a code by WhatsApp', 'send-otp', (number) => ({ ...number, channel: 'whatsapp' })],
    ['a registration', 'webapp/register', (number) => ({ ...number, name: 'Ada' })],
    ['a registration by WhatsApp', 'webapp/register-whatsapp', (number) => ({ ...number, name: 'Ada' })],
    ['a login without a sent code', 'webapp/login', (number) => ({ ...number, code: '123456' })],
    ['a verification without a sent code', 'verify-otp', (number) => ({ ...number, code: '123456' })],
  ])('answers %s in the same way for known and unknown numbers', async (_what, path, body) => {
    const [knownNumber, unknownNumber] = await createKnownAndUnknownNumber();
    expect(await readResponse(path, body(unknownNumber))).toBe(await readResponse(path, body(knownNumber)));
  });

  // @spec calls/get-webapp-resend-otp, more-calls/post-webapp-resend-otp
  it('answers a resend request or a wrong code in the same way for known and unknown numbers', async () => {
    const numbers = await createKnownAndUnknownNumber();
    const responses = [];
    for (const number of numbers) {
      const code = await requestCode(backend, number);
      const resendAddress = `webapp/resend-otp?${new URLSearchParams({ ...number })}`;
      const wrongGuess = { ...number, code: createWrongCode(code) };
      responses.push([
        await readResponse('webapp/resend-otp', number),
        await readResponse(resendAddress, null),
        await readResponse('webapp/login', wrongGuess),
        await readResponse('verify-otp', wrongGuess),
      ]);
    }
    expect(responses[0]).toEqual(responses[1]);
  });

  // @spec calls/post-webapp-login
  it('answers a wrong password in the same way for known and unknown numbers', async () => {
    const [knownNumber, unknownNumber] = await createKnownAndUnknownNumber(PASSWORD);
    const logIn = (number: TestNumber) =>
      readResponse('webapp/login', { ...number, password: 'no such word' });
    expect(await logIn(unknownNumber)).toBe(await logIn(knownNumber));
  });

  it('takes as long to check a password for an unknown number as for a known one', () =>
    withRealPasswordCost(async () => {
      const numbers = await createKnownAndUnknownNumber(PASSWORD);
      const durationsMs: [number[], number[]] = [[], []];
      // Compare the shortest times. Other load only adds time, so the shortest of many rounds is the most exact.
      const findShortest = () => durationsMs.map((times) => Math.min(...times));
      const areSimilarTimes = ([knownMs = 0, unknownMs = 0] = findShortest()) =>
        unknownMs > knownMs / 4 && knownMs > unknownMs / 4;
      for (let round = 0; round < 3 || (round < 8 && !areSimilarTimes()); round++)
        for (const [index, number] of numbers.entries()) {
          const startMs = performance.now();
          await readResponse('webapp/login', { ...number, password: 'no such word' });
          durationsMs[index]?.push(performance.now() - startMs);
        }
      const [knownMs = 0, unknownMs = 0] = findShortest();
      // If the server skipped the hash, the unknown number would take only a few percent of the time.
      expect(unknownMs).toBeGreaterThan(knownMs / 4);
      expect(knownMs).toBeGreaterThan(unknownMs / 4);
    }));

  it('checks at most ten passwords per number and network in fifteen minutes, so that the number’s owner can still log in', async () => {
    const [knownNumber] = await createKnownAndUnknownNumber(PASSWORD);
    const [attackerHeaders, ownerHeaders] = [createAddressHeader(), createAddressHeader()];
    const enterPassword = (password: string, headers: ReturnType<typeof createAddressHeader>) =>
      readResponse('webapp/login', { ...knownNumber, password }, headers);
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => enterPassword('no such word', attackerHeaders)),
    );
    expect(responses.filter((response) => response.startsWith('[429'))).toHaveLength(2);
    expect(await enterPassword(PASSWORD, attackerHeaders)).toContain('too_many');
    expect(await enterPassword(PASSWORD, ownerHeaders)).toMatch(/^\[200/);
    backend.clock.now += 15 * MINUTE_MS;
    expect(await enterPassword(PASSWORD, attackerHeaders)).toMatch(/^\[200/);
  });

  it('checks at most sixty passwords of a number in ten minutes from all networks together', async () => {
    const [, unknownNumber] = await createKnownAndUnknownNumber();
    const enterWrongPassword = () =>
      readResponse('webapp/login', { ...unknownNumber, password: 'no such word' });
    await enterWrongPassword();
    // Store the count as if fifty-eight more networks had tried.
    await backend.database().update(rateLimitCounts).set({ count: 59 });
    const responses = [await enterWrongPassword(), await enterWrongPassword()];
    expect(responses.map((response) => response.slice(0, 4))).toEqual(['[422', '[429']);
  });
});
