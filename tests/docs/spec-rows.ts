import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const specRow = z.strictObject({
  /** `<group>/<name>`; tests refer to it with `// @spec <id>`. */
  id: z.string().check(z.regex(/^[a-z-]+\/[a-z0-9-]+$/)),
  /** Section of the product specification. */
  section: z.string(),
  group: z.optional(z.string()),
  promise: z.string().check(z.minLength(1)),
  /**
   * Screen or command where a customer or an operator notices the promise. Empty if no screen shows the promise yet.
   */
  noticedAt: z.string(),
});

/** One promise of the product specification. */
export type SpecRow = z.infer<typeof specRow>;

/** Every promise of the specification, in its order. Throws when the file is malformed. */
export const readSpecRows = (root: string): SpecRow[] =>
  z.array(specRow).parse(JSON.parse(readFileSync(join(root, 'tests/docs/spec-rows.json'), 'utf8')));

/** Whether an annotation names the row. `calls/*` names every row of its group. */
export const namesRow = (annotation: string, { id }: SpecRow): boolean =>
  annotation.endsWith('/*') ? id.startsWith(annotation.slice(0, -1)) : annotation === id;
