import * as z from 'zod/mini';

/** Schema of a stored list. Drops the elements that don't match `elementSchema` and keeps the others. */
export const createLenientArray = <S extends z.ZodMiniType>(elementSchema: S) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list) =>
      list.flatMap((raw) => {
        const { data, success } = elementSchema.safeParse(raw);
        return success ? [data] : [];
      }),
    ),
  );
