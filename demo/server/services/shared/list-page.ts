/** One page of a list in the operator console. */
export interface ListPage {
  /** The search text. An empty text selects all rows. */
  readonly search: string;
  /** Starts at 0. */
  readonly page: number;
}

/** The rows to read for a page: one more than it displays, to find out whether there is another page. */
export const toRange = ({ search, page }: ListPage, rowsPerPage: number) => ({
  search,
  limit: rowsPerPage + 1,
  offset: page * rowsPerPage,
});

/** Drops the extra row that `toRange` reads, and says whether there is another page. */
export const toPage = <T>(rows: readonly T[], rowsPerPage: number) => ({
  rows: rows.slice(0, rowsPerPage),
  hasMore: rows.length > rowsPerPage,
});
