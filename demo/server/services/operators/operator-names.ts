import { createInvalidFieldRefusal, Refusal } from '../shared/refusal.ts';

/** The platform operator whose password is CONSOLE_PASSWORD. */
export const ADMIN_NAME = 'admin';
/** The platform operator of a server without passwords, who signs in only with a one-time link. */
export const DEMO_NAME = 'demo';

const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 200;

/** Names are compared in lower case, so that `Anna` and `anna` are the same operator. */
export const normalizeName = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/**
 * Checks and normalises a new operator's name. Throws Refusal 422 for an invalid name, and 409 `name_taken` for a
 * reserved name.
 */
export function requireName(text: string): string {
  const name = normalizeName(text);
  if (!/^[\p{L}\p{N}][\p{L}\p{N}.@_+-]{2,63}$/u.test(name))
    throw createInvalidFieldRefusal(
      'invalid',
      'name',
      'Enter a name of 3 to 64 letters, digits or . @ _ + -, such as anna or anna@cafe.example',
    );
  if (name === ADMIN_NAME || name === DEMO_NAME) throw createNameTakenRefusal();
  return name;
}

export const createNameTakenRefusal = (): Refusal =>
  new Refusal(409, 'name_taken', 'This name is taken. Choose another one');

/** Checks a new password. Throws Refusal 422. */
export function requireNewPassword(password: string, name: string): string {
  const length = [...password].length;
  const problem =
    length < MIN_PASSWORD_LENGTH
      ? `Choose a password of at least ${MIN_PASSWORD_LENGTH} characters`
      : length > MAX_PASSWORD_LENGTH
        ? `Choose a password of at most ${MAX_PASSWORD_LENGTH} characters`
        : new Set(password).size < 4 || normalizeName(password).includes(name)
          ? 'Choose a password that is harder to guess. It must not contain the name'
          : null;
  if (problem) throw createInvalidFieldRefusal('invalid', 'password', problem);
  return password;
}
