/** One page of a list in the operator's console. */
export interface ListPage {
  /** Empty: everything. */
  readonly search: string;
  /** From 0. */
  readonly page: number;
}

/** The rows to read for a page: one more than it shows, which says whether there is another page. */
export const toRange = ({ search, page }: ListPage, rowsPerPage: number) => ({
  search,
  limit: rowsPerPage + 1,
  offset: page * rowsPerPage,
});

/** The rows that a page shows, of those that `toRange` reads. */
export const toPage = <T>(rows: readonly T[], rowsPerPage: number) => ({
  rows: rows.slice(0, rowsPerPage),
  hasMore: rows.length > rowsPerPage,
});
