import { defineConfig } from 'drizzle-kit';

// After you change the schema, run `npx drizzle-kit generate --name <what-changes>` and commit the SQL.
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/db/schema*.ts',
  out: './demo/server/db/migrations',
});
