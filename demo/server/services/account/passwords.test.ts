import { describe, expect, it } from 'vitest';
import { hashPassword, matchesPassword } from './secrets.ts';

describe('passwords', () => {
  it('accepts the same password when it is typed in another Unicode form', async () => {
    const hash = await hashPassword('Caf\u00e9 au lait');
    expect(await matchesPassword('Cafe\u0301 au lait', hash)).toBe(true);
    expect(await matchesPassword('Cafe au lait', hash)).toBe(false);
  });

  it('hashes each password with its own salt and never stores the text', async () => {
    const [firstHash, secondHash] = await Promise.all([
      hashPassword('same words'),
      hashPassword('same words'),
    ]);
    expect(firstHash).not.toBe(secondHash);
    expect(firstHash).not.toContain('same words');
    expect(firstHash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('rejects every password when no password hash is stored', async () => {
    expect(await matchesPassword('anything at all', null)).toBe(false);
  });
});
