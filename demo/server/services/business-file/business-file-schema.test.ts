import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folders } from '../../folders.ts';
import { toBusinessFileSchema } from './business-file.ts';

describe('the published schema of business files', () => {
  it('the published business file schema equals the schema in the code (otherwise run `npx tsx demo/server/write-schema.ts`)', () => {
    expect(JSON.parse(readFileSync(folders.businessFileSchema, 'utf8'))).toEqual(toBusinessFileSchema());
  });

  it('the published schema refuses unknown keys in a business file', () => {
    expect(toBusinessFileSchema()).toMatchObject({ type: 'object', additionalProperties: false });
  });
});
