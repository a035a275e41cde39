import type { Page } from '@playwright/test';
import { requestConsole } from './console-client.ts';
import type { Customer } from './customer.ts';
import { expect } from './test.ts';

/** The newest one-time code sent to a phone number (by default in Kuwait), read from the console's inbox. */
export async function readSentCode(origin: string, phone: string, dialCode = '+965'): Promise<string> {
  const page = await (await requestConsole(origin, '/console/codes')).text();
  const row = new RegExp(`<code>(\\d{6})</code></td><td><bdi dir="ltr">\\${dialCode}\\s*${phone}<`).exec(
    page,
  );
  if (!row?.[1]) throw new Error(`No code was sent to ${phone}`);
  return row[1];
}

/** Enters the one-time code that a business requires before it accepts an order. */
export async function verifyPhone(
  { page, texts, dialog }: Customer,
  origin: string,
  { phone, dialCode }: { readonly phone: string; readonly dialCode: string },
): Promise<void> {
  await expect(dialog).toHaveAccessibleName(texts.exact('verify.title'));
  await dialog.getByRole('button', { name: texts.exact('verify.send') }).click();
  const code = page.getByRole('textbox', { name: texts.exact('verify.code') });
  await expect(code).toBeFocused();
  await code.pressSequentially(await readSentCode(origin, phone, dialCode));
}

async function post(origin: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBe(200);
  return response.json() as Promise<Record<string, unknown>>;
}

interface Account {
  readonly token: string;
  readonly user: { readonly id: string };
}

interface AccountOptions {
  readonly phone: string;
  readonly name: string;
  readonly referenceId?: string;
}

/** Creates an account and logs in to it. Returns its token, and the entry that the app keeps in the local storage. */
export async function createSession(
  origin: string,
  { phone, name, referenceId = 'demo-cafe' }: AccountOptions,
): Promise<{ readonly token: string; readonly key: string; readonly value: string }> {
  const number = { reference_id: referenceId, phone, dial_code: '+965' };
  await post(origin, 'webapp/register', { ...number, name });
  const code = await readSentCode(origin, phone);
  const { token, user } = (await post(origin, 'webapp/verify', { ...number, code })) as unknown as Account;
  return {
    token,
    key: `order-app:${referenceId}:session`,
    value: JSON.stringify({ v: 1, d: { token, userId: user.id } }),
  };
}

/** Stores a session with an account in the page, as an earlier visit would. Returns the token. */
export async function logIn(page: Page, origin: string, account: AccountOptions): Promise<string> {
  const { token, key, value } = await createSession(origin, account);
  await page.goto('/healthz');
  await page.evaluate((entry) => localStorage.setItem(entry.key, entry.value), { key, value });
  return token;
}
