CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference_id" text NOT NULL,
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"currency" char(3) NOT NULL,
	"currency_digits" smallint NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"entries" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_one" UNIQUE("reference_id","kind","owner","currency","currency_digits"),
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('customer', 'hold', 'orders', 'payments', 'gifts', 'forfeited')),
	CONSTRAINT "ledger_accounts_owner" CHECK (("ledger_accounts"."kind" in ('customer', 'hold')) = ("ledger_accounts"."owner" <> '')),
	CONSTRAINT "ledger_accounts_not_overdrawn" CHECK ("ledger_accounts"."kind" not in ('customer', 'hold') or "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"account_id" bigint NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"transfer_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_entries_account_id_seq_pk" PRIMARY KEY("account_id","seq"),
	CONSTRAINT "ledger_entries_one_per_account" UNIQUE("transfer_id","account_id"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference_id" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"order_id" text,
	"payment_id" text,
	"package_id" text,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_once" UNIQUE("reference_id","key"),
	CONSTRAINT "ledger_transfers_reason" CHECK ("ledger_transfers"."reason" in ('package', 'staff', 'hold', 'capture', 'release', 'return', 'forfeit'))
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_reference_id_businesses_reference_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."businesses"("reference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_transfers_of_order" ON "ledger_transfers" USING btree ("order_id");
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only
  BEFORE UPDATE OR DELETE ON "ledger_transfers"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only
  BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Adds an entry to the balance of its account. The update locks the account, so concurrent transfers run one by one.
CREATE FUNCTION ledger_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ledger_accounts"
    SET "balance" = "balance" + NEW."amount", "entries" = "entries" + 1
    WHERE "id" = NEW."account_id"
    RETURNING "balance", "entries" INTO NEW."balance_after", NEW."seq";
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_post
  BEFORE INSERT ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION ledger_post();
--> statement-breakpoint
-- Accounts start empty and cannot be deleted. Only the trigger on entries may change them: then the depth is above 1.
CREATE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW."balance" = 0 AND NEW."entries" = 0 THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND pg_trigger_depth() > 1
    AND (NEW."id", NEW."reference_id", NEW."kind", NEW."owner", NEW."currency", NEW."currency_digits")
      = (OLD."id", OLD."reference_id", OLD."kind", OLD."owner", OLD."currency", OLD."currency_digits")
    THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'ledger_accounts is kept by its entries' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_kept_by_entries
  BEFORE INSERT OR UPDATE OR DELETE ON "ledger_accounts"
  FOR EACH ROW EXECUTE FUNCTION ledger_guard_account();
--> statement-breakpoint
-- Runs at commit. The entries of a transfer must add up to zero, and belong to one currency of one business.
CREATE FUNCTION ledger_check_transfer(transfer bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  found record;
BEGIN
  SELECT count(*) AS entries, sum(e."amount") AS total,
      count(DISTINCT (a."reference_id", a."currency", a."currency_digits")) AS purses,
      bool_and(a."reference_id" = t."reference_id") AS own
    INTO found
    FROM "ledger_entries" e
    JOIN "ledger_accounts" a ON a."id" = e."account_id"
    JOIN "ledger_transfers" t ON t."id" = e."transfer_id"
    WHERE e."transfer_id" = transfer;
  IF found.entries < 2 OR found.total <> 0 OR found.purses <> 1 OR NOT found.own THEN
    RAISE EXCEPTION 'transfer % does not add up', transfer
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfers_add_up';
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION ledger_transfer_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_check_transfer(NEW."id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION ledger_entry_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_check_transfer(NEW."transfer_id");
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transfers_add_up
  AFTER INSERT ON "ledger_transfers" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_transfer_adds_up();
--> statement-breakpoint
-- Also checks a transfer to which a later transaction adds an entry.
CREATE CONSTRAINT TRIGGER ledger_entries_add_up
  AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_entry_adds_up();
