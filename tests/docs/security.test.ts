import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isAllowed, PERMISSIONS, ROLES } from '../../demo/server/services/operators/permissions.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/security.md'), 'utf8');

it('docs/security.md gives each role the same rights as the server does', () => {
  const [, table = ''] =
    /\| Right \| Owner \| Manager \| Staff \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(page) ?? [];
  const documentedRows = table.trim().split('\n');

  const codeRows = Object.values(PERMISSIONS).map(({ allows, roles }) => {
    const rights = ROLES.map((role) => (roles.some((allowedRole) => allowedRole === role) ? 'yes' : 'no'));
    return `| ${allows} | ${rights.join(' | ')} |`;
  });

  expect(documentedRows).toEqual(codeRows);
  expect(isAllowed('staff', 'refunds')).toBe(false);
});
