import { describe, expect, it } from 'vitest';
import { customerSessions } from '../../../demo/server/db/schema-accounts.ts';
import { useBackend } from '../testing/backend.ts';
import { databaseEngines } from '../testing/engines.ts';
import { openTeaHouse } from '../testing/tea-house.ts';
import {
  createAddressHeader,
  createPhoneNumber,
  createWrongCode,
  logIn,
  readSentCode,
  requestCode,
  type TestNumber,
} from '../testing/test-accounts.ts';

const MINUTE_MS = 60_000;

interface CodeResponse {
  readonly status: number;
  readonly code: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

describe.each(databaseEngines)('attacks on one-time codes, on $name', (engine) => {
  const backend = useBackend(engine);
  const post = async (path: string, body: object, headers = createAddressHeader()): Promise<CodeResponse> => {
    const response = await backend.request(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const codeResponse = (await response.json()) as CodeResponse['body'] & { readonly code?: string };
    return { status: response.status, code: codeResponse.code, body: codeResponse };
  };
  const sendCode = (number: TestNumber, headers = createAddressHeader()) => post('send-otp', number, headers);
  const enterCode = (number: TestNumber, code: string, headers = createAddressHeader()) =>
    post('webapp/login', { ...number, code }, headers);
  const repeatAtOnce = <T>(count: number, attempt: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));

  // @spec calls/post-verify-otp
  it('checks five of a hundred simultaneous guesses of a code, and then refuses even the correct code', async () => {
    const number = createPhoneNumber();
    const code = await requestCode(backend, number);
    const guessResponses = await repeatAtOnce(100, () => enterCode(number, createWrongCode(code)));
    const responses = guessResponses
      .map((guessResponse) => [guessResponse.code, guessResponse.body.tries_left].join(' '))
      .sort();
    expect(new Set(guessResponses.map(({ status }) => status))).toEqual(new Set([422]));
    expect(responses.slice(0, 96).every((text) => text === 'code_blocked 0')).toBe(true);
    expect(responses.slice(96)).toEqual(['code_wrong 1', 'code_wrong 2', 'code_wrong 3', 'code_wrong 4']);
    expect(await enterCode(number, code)).toMatchObject({ status: 422, code: 'code_blocked' });
    // The customer can request another code, and the new code has all tries.
    backend.clock.now += MINUTE_MS;
    expect((await enterCode(number, await requestCode(backend, number))).status).toBe(200);
  });

  it('logs in only one of twenty simultaneous requests with the same correct code', async () => {
    const number = createPhoneNumber();
    const code = await requestCode(backend, number);
    const codeResponses = await repeatAtOnce(20, () => enterCode(number, code));
    expect(codeResponses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusalCodes = codeResponses
      .filter(({ status }) => status !== 200)
      .map((codeResponse) => codeResponse.code);
    expect(
      refusalCodes.every((refusalCode) => refusalCode === 'code_wrong' || refusalCode === 'code_blocked'),
    ).toBe(true);
  });

  it.each([
    ['49', '001701234567', 'another spelling of a number, which would have its own limits'],
    ['965', '050001234', 'a number with a leading zero'],
    ['49', '110', 'an emergency number'],
    ['49', '12', 'a number that is too short'],
    ['965', '500012345678', 'a number that is too long'],
  ])('sends no code to +%s %s, %s', async (dialCode, phone) => {
    const number = createPhoneNumber({ dial_code: `+${dialCode}`, phone });
    expect(await sendCode(number)).toMatchObject({ status: 422, code: 'phone_invalid' });
    await expect(readSentCode(backend, number)).rejects.toThrow('No code was sent');
  });

  it.each([
    ['49', '9001234567', 'premium rate'],
    ['33', '899123456', 'premium rate'],
    ['49', '1805123456', 'shared cost'],
    ['44', '7011234567', 'personal number'],
    ['44', '5512345678', 'company-wide number'],
    ['44', '7640123456', 'pager'],
    ['44', '7600123456', 'pager'],
  ])('sends no code to +%s %s, because the type of the number is “%s”', async (dialCode, phone) => {
    const number = createPhoneNumber({ dial_code: `+${dialCode}`, phone });
    expect(await sendCode(number)).toMatchObject({ status: 422, code: 'phone_type' });
    expect(await post('webapp/register', { ...number, name: 'Ada' })).toMatchObject({ code: 'phone_type' });
    await expect(readSentCode(backend, number)).rejects.toThrow('No code was sent');
  });

  it('accepts each one-time code only once', async () => {
    const number = createPhoneNumber();
    const code = await requestCode(backend, number);
    expect((await enterCode(number, code)).status).toBe(200);
    expect(await enterCode(number, code)).toMatchObject({ status: 422, code: 'code_wrong' });
    for (const path of ['verify-otp', 'webapp/verify', 'webapp/verify-phone', 'webapp/verify-by-whatsapp'])
      expect(await post(path, { ...number, code })).toMatchObject({ status: 422, code: 'code_wrong' });
  });

  // @spec calls/post-verify-otp
  it('refuses a one-time code five minutes after it was sent', async () => {
    const [promptNumber, lateNumber] = [createPhoneNumber(), createPhoneNumber()];
    const [promptCode, lateCode] = [
      await requestCode(backend, promptNumber),
      await requestCode(backend, lateNumber),
    ];
    backend.clock.now += 5 * MINUTE_MS - 1;
    expect((await enterCode(promptNumber, promptCode)).status).toBe(200);
    backend.clock.now += 1;
    expect(await enterCode(lateNumber, lateCode)).toMatchObject({ status: 422, code: 'code_expired' });
  });

  it('accepts the newest two codes of a number once each, and refuses every older code', async () => {
    const number = createPhoneNumber();
    const codes: string[] = [];
    for (let sentCount = 0; sentCount < 3; sentCount++) {
      codes.push(await requestCode(backend, number));
      backend.clock.now += MINUTE_MS;
    }
    const [oldestCode = '', earlierCode = '', newestCode = ''] = codes;
    if (!codes.slice(1).includes(oldestCode))
      expect(await enterCode(number, oldestCode)).toMatchObject({ status: 422, code: 'code_wrong' });
    expect((await enterCode(number, earlierCode)).status).toBe(200);
    expect((await enterCode(number, newestCode)).status).toBe(200);
    for (const code of codes)
      expect(await enterCode(number, code)).toMatchObject({ status: 422, code: 'code_wrong' });
  });

  it('lets the owner of a number log in while another network guesses codes for the number', async () => {
    const [attackerHeaders, ownerHeaders] = [createAddressHeader(), createAddressHeader()];
    const number = createPhoneNumber();
    const spendCodeTries = async () => {
      await sendCode(number, attackerHeaders);
      const ownerCode = await readSentCode(backend, number);
      await repeatAtOnce(20, () => enterCode(number, createWrongCode(ownerCode), attackerHeaders));
    };
    // The attacker requests a code as often as the server allows, and uses up the tries of each code.
    for (let round = 0; round < 4; round++) {
      await spendCodeTries();
      backend.clock.now += MINUTE_MS / 2;
    }
    expect(await sendCode(number, attackerHeaders)).toMatchObject({ status: 429, code: 'too_many' });
    expect((await sendCode(number, ownerHeaders)).status).toBe(200);
    const code = await readSentCode(backend, number);
    await repeatAtOnce(20, () => enterCode(number, createWrongCode(code), createAddressHeader()));
    expect((await enterCode(number, code, ownerHeaders)).status).toBe(200);
  });

  it('refuses a code that was sent to another number or by another business', async () => {
    const number = createPhoneNumber();
    const code = await requestCode(backend, number);
    const numberAtOtherShop = { ...number, reference_id: 'corner-shop' };
    await sendCode(numberAtOtherShop);
    const otherShopCode = await readSentCode(backend, numberAtOtherShop);
    if (otherShopCode !== code)
      expect(await enterCode(numberAtOtherShop, code)).toMatchObject({ code: 'code_wrong' });
    expect(await enterCode(createPhoneNumber(), code)).toMatchObject({ status: 422, code: 'code_wrong' });
    expect((await enterCode(number, code)).status).toBe(200);
  });

  // @spec authentication/one-time-code, calls/post-send-otp, constants/one-time-code-timer-30
  it('sends one code for twenty simultaneous requests, and the next code only after 30 seconds', async () => {
    const number = createPhoneNumber();
    const codeResponses = await repeatAtOnce(20, () => sendCode(number));
    expect(codeResponses.filter(({ status }) => status === 200)).toHaveLength(1);
    const laterResponses = codeResponses.filter(({ status }) => status !== 200);
    expect(
      laterResponses.every(
        (codeResponse) => codeResponse.status === 429 && codeResponse.code === 'resend_too_soon',
      ),
    ).toBe(true);
    backend.clock.now += 10_000;
    expect((await sendCode(number)).body.retry_after).toBe(20);
    const response = await backend.request('/api/webapp/resend-otp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...createAddressHeader() },
      body: JSON.stringify(number),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '20']);
    backend.clock.now += 20_000;
    expect((await sendCode(number)).status).toBe(200);
  });

  // @spec calls/post-send-otp
  it('sends a number at most eight codes in ten minutes, and one network can request four in half an hour', async () => {
    const [number, networkHeaders] = [createPhoneNumber(), createAddressHeader()];
    const sendNext = async (headers: ReturnType<typeof createAddressHeader>) => {
      const codeResponse = await sendCode(number, headers);
      backend.clock.now += MINUTE_MS;
      return codeResponse;
    };
    for (let sentCount = 0; sentCount < 4; sentCount++)
      expect((await sendNext(networkHeaders)).status).toBe(200);
    expect(await sendNext(networkHeaders)).toMatchObject({
      status: 429,
      code: 'too_many',
      body: { retry_after: 26 * 60 },
    });
    for (let sentCount = 0; sentCount < 4; sentCount++)
      expect((await sendNext(createAddressHeader())).status).toBe(200);
    const latestCode = await readSentCode(backend, number);
    expect(await sendCode(number)).toMatchObject({
      status: 429,
      code: 'too_many',
      body: { retry_after: 60 },
    });
    // The code that was sent last is still valid.
    expect((await enterCode(number, latestCode)).status).toBe(200);
    backend.clock.now += MINUTE_MS;
    expect((await sendCode(number)).status).toBe(200);
  });

  it('sends at most three hundred codes in ten minutes for one business', async () => {
    await openTeaHouse(backend, 'flooded-tea', {});
    const requestManyCodes = (count: number) =>
      repeatAtOnce(count, () => sendCode(createPhoneNumber({ reference_id: 'flooded-tea' })));
    // Send the requests in three parts, because a busy server refuses requests that wait for more than 15 s.
    const codeResponses = [
      ...(await requestManyCodes(100)),
      ...(await requestManyCodes(100)),
      ...(await requestManyCodes(104)),
    ];
    expect(codeResponses.filter(({ status }) => status === 200)).toHaveLength(300);
    expect(codeResponses.filter(({ code }) => code === 'too_many')).toHaveLength(4);
    expect((await sendCode(createPhoneNumber())).status).toBe(200);
    backend.clock.now += 10 * MINUTE_MS;
    expect((await sendCode(createPhoneNumber({ reference_id: 'flooded-tea' }))).status).toBe(200);
  });

  it('sends at most thirty codes in ten minutes for requests from one client address', async () => {
    const [networkHeaders, otherNetwork] = [createAddressHeader(), createAddressHeader()];
    const codeResponses = await repeatAtOnce(40, () => sendCode(createPhoneNumber(), networkHeaders));
    expect(codeResponses.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(codeResponses.find(({ status }) => status === 429)).toMatchObject({
      code: 'too_many',
      body: { retry_after: 600 },
    });
    expect((await sendCode(createPhoneNumber(), otherNetwork)).status).toBe(200);
    expect((await sendCode(createPhoneNumber({ reference_id: 'corner-shop' }), networkHeaders)).status).toBe(
      200,
    );
    backend.clock.now += 10 * MINUTE_MS;
    expect((await sendCode(createPhoneNumber(), networkHeaders)).status).toBe(200);
  });

  it('restarts the limit on sent codes when the clock is set back by two hours', async () => {
    const networkHeaders = createAddressHeader();
    await repeatAtOnce(31, () => sendCode(createPhoneNumber(), networkHeaders));
    expect((await sendCode(createPhoneNumber(), networkHeaders)).status).toBe(429);
    backend.clock.now -= 120 * MINUTE_MS;
    expect((await sendCode(createPhoneNumber(), networkHeaders)).status).toBe(200);
  });

  it('checks at most sixty codes in ten minutes from one client address', async () => {
    const networkHeaders = createAddressHeader();
    const numbers = Array.from({ length: 16 }, () => createPhoneNumber());
    for (const number of numbers) await sendCode(number);
    const paths = ['webapp/login', 'verify-otp', 'webapp/verify', 'webapp/verify-phone'];
    const codeResponses = await repeatAtOnce(64, (index) =>
      post(paths[index % 4] ?? '', { ...numbers[index >> 2], code: '000000' }, networkHeaders),
    );
    expect(codeResponses.filter(({ status }) => status === 429)).toHaveLength(4);
    const knownNumber = numbers[0] ?? createPhoneNumber();
    const code = await readSentCode(backend, knownNumber);
    expect(await enterCode(knownNumber, code, networkHeaders)).toMatchObject({
      status: 429,
      code: 'too_many',
    });
    const createNetwork = (hostNumber: number) => ({
      'x-forwarded-for': `2001:db8:0:${numbers.length}::${hostNumber}`,
    });
    const guessAnswers = await repeatAtOnce(64, (index) =>
      enterCode(createPhoneNumber(), '000000', createNetwork(index)),
    );
    expect(guessAnswers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('stores no one-time code, session token or phone proof in plain text, except in the developer inbox', async () => {
    const number = createPhoneNumber();
    const code = await requestCode(backend, number);
    const rows = await backend.database().query.oneTimeCodes.findMany();
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    await enterCode(number, code);
    const { token } = await logIn(backend);
    const sessions = await backend.database().select().from(customerSessions);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });
});
