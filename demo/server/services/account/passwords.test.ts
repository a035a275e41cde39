import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './secrets.ts';

describe('passwords', () => {
  it('are known again, also as another keyboard writes them', async () => {
    const hash = await hashPassword('Caf\u00e9 au lait');
    expect(await isPassword('Cafe\u0301 au lait', hash)).toBe(true);
    expect(await isPassword('Cafe au lait', hash)).toBe(false);
  });

  it('are kept with a salt of their own, never as they are', async () => {
    const [one, other] = await Promise.all([hashPassword('same words'), hashPassword('same words')]);
    expect(one).not.toBe(other);
    expect(one).not.toContain('same words');
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('of nobody are never right', async () => {
    expect(await isPassword('anything at all', null)).toBe(false);
  });
});
