import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --name <what-changes>` after a change of the schema; the SQL is committed.
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/db/schema*.ts',
  out: './demo/server/db/migrations',
});
