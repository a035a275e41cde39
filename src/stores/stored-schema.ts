import * as z from 'zod/mini';

/** Schema of a stored list that keeps the elements it can read and drops the others. */
export const readableElements = <S extends z.ZodMiniType>(element: S) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list) =>
      list.flatMap((raw) => {
        const { data, success } = element.safeParse(raw);
        return success ? [data] : [];
      }),
    ),
  );
