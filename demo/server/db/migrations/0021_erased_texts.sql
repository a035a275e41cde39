CREATE INDEX "payments_return_urls" ON "payments" USING btree ("settled_at") WHERE "payments"."return_url" is not null;
--> statement-breakpoint
-- The text that the staff entered can be erased, because it may name the customer. Transfers do not change otherwise.
DROP TRIGGER ledger_transfers_append_only ON "ledger_transfers";
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_stay
  BEFORE DELETE ON "ledger_transfers"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only
  BEFORE UPDATE ON "ledger_transfers"
  FOR EACH ROW
  WHEN (NEW."note" IS NOT NULL OR (OLD."id", OLD."reference_id", OLD."key", OLD."reason", OLD."order_id", OLD."payment_id", OLD."package_id", OLD."at")
    IS DISTINCT FROM (NEW."id", NEW."reference_id", NEW."key", NEW."reason", NEW."order_id", NEW."payment_id", NEW."package_id", NEW."at"))
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Erases the notes of accounts that have already been deleted.
UPDATE "ledger_transfers" SET "note" = NULL
  WHERE "note" IS NOT NULL AND "id" IN (
    SELECT "transfer_id" FROM "ledger_entries"
    JOIN "ledger_accounts" ON "ledger_accounts"."id" = "ledger_entries"."account_id"
    WHERE "owner" <> '' AND NOT EXISTS (SELECT FROM "customers" WHERE "customers"."id" = "owner"));
